import InjectionBenchmarks
import ReactiveBenchmarks

let wanted = CommandLine.arguments.dropFirst().first ?? ""

func report(_ line: String) {
  if line.contains("\"benchmark\":\"\(wanted)") || wanted.isEmpty { print(line) }
}

let families: [(prefix: String, measure: ((String) -> Void) -> Void)] = [
  ("crew", sessionBenchmarks), ("explore", { explorationBenchmarks(report: $0) }),
  ("lsp", { languageServerBenchmarks(report: $0) }),
  ("injection", { injectionBenchmarks(report: $0) }),
  ("report", { reportBenchmarks(report: $0) }),
  ("port", { portBenchmarks(report: $0) }),
  ("map", { mapBenchmarks(report: $0) }), ("shell", { shellBenchmarks(report: $0) }),
  ("reactive", { reactiveBenchmarks(report: $0) }),
]
for family in families where wanted.isEmpty || wanted.hasPrefix(family.prefix) {
  family.measure(report)
}
