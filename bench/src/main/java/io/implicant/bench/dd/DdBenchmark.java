package io.implicant.bench.dd;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Runs the workloads over the packages. For each workload every package gets a process of its own;
 * all warm up, then the rounds go around, so that what else the machine does hits all alike.
 */
public final class DdBenchmark {
  private final BenchOptions options;
  private final PrintWriter progress;

  public DdBenchmark(BenchOptions options, PrintWriter progress) {
    this.options = options;
    this.progress = progress;
  }

  public ResultTable run() throws IOException {
    List<ResultTable.Row> rows = new ArrayList<>();
    for (Workload workload : options.selected()) {
      rows.add(run(workload));
    }
    return new ResultTable(options.peers(), rows);
  }

  private ResultTable.Row run(Workload workload) throws IOException {
    Map<Peer, WorkerProcess> processes = new EnumMap<>(Peer.class);
    Map<Peer, List<Reply>> replies = new EnumMap<>(Peer.class);
    try {
      for (Peer peer : options.peers()) {
        progress.println(workload.name() + ": warm-up of " + peer.label());
        processes.put(peer, WorkerProcess.start(peer, workload, options));
        processes.get(peer).warmUp();
        replies.put(peer, new ArrayList<>());
      }
      for (int round = 1; round <= options.rounds(); round++) {
        progress.println(workload.name() + ": round " + round + " of " + options.rounds());
        processes.forEach((peer, process) -> replies.get(peer).add(process.round()));
      }
    } finally {
      processes.values().forEach(WorkerProcess::close);
    }
    Map<Peer, Measurement> cells = new EnumMap<>(Peer.class);
    replies.forEach((peer, list) -> cells.put(peer, Measurement.of(list)));
    return judge(workload, cells);
  }

  /** Marks the answers that are not the known one, or not that of the first package. */
  private static ResultTable.Row judge(Workload workload, Map<Peer, Measurement> cells) {
    Optional<Long> right = workload.expected().map(ModelCount::reduce);
    Optional<Long> first =
        cells.values().stream().flatMap(cell -> cell.answer().stream()).findFirst();
    if (right.or(() -> first).isPresent()) {
      long answer = right.or(() -> first).get();
      cells.replaceAll((peer, cell) -> cell.checked(answer));
    }
    return new ResultTable.Row(workload.name(), cells);
  }
}
