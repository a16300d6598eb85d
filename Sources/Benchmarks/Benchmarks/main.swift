import InjectionBenchmarks
import ReactiveBenchmarks

let wanted = CommandLine.arguments.dropFirst().first ?? ""

func report(_ line: String) {
  if line.contains("\"benchmark\":\"\(wanted)") || wanted.isEmpty { print(line) }
}

let benchmarks: [Benchmark] =
  sessionBenchmarks + [
    Benchmark("explore") { explorationBenchmarks(report: $0) },
    Benchmark("lsp") { languageServerBenchmarks(report: $0) },
    Benchmark("injection") { injectionBenchmarks(report: $0) },
    Benchmark("report") { reportBenchmarks(report: $0) },
    Benchmark("port") { portBenchmarks(report: $0) },
    Benchmark("map") { mapBenchmarks(report: $0) },
    Benchmark("shell") { shellBenchmarks(report: $0) },
    Benchmark("reactive") { reactiveBenchmarks(report: $0) },
  ]
for benchmark in benchmarks where benchmark.isWanted(by: wanted) {
  benchmark.run(report)
}
