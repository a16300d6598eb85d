import ReactiveBenchmarks

let wanted = CommandLine.arguments.dropFirst().first ?? ""

func report(_ line: String) {
  if line.contains("\"benchmark\":\"\(wanted)") || wanted.isEmpty { print(line) }
}

sessionBenchmarks(report: report)
if !wanted.hasPrefix("crew") { reactiveBenchmarks(report: report) }
