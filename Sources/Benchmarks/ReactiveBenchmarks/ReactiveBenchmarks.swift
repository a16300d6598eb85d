import Reactive

/// Measures Reactive and reports each benchmark as a line of JSON with its baseline of the same run.
public func reactiveBenchmarks(report: (String) -> Void = { print($0) }) {
  for benchmark in eventBenchmarks() + subscriptionBenchmarks() {
    report(benchmark.measured().json)
  }
}

/// A benchmark: repeated work, and the baseline work it is compared with.
struct Benchmark {
  let name: String
  let unit: String
  let count: Int
  var batch = 100
  let body: (Int) -> Void
  let baseline: String
  let baselineBody: (Int) -> Void

  func measured() -> Measurement {
    Measurement(
      name: "reactive." + name, unit: unit, nanoseconds: nanoseconds(per: count, body),
      baseline: baseline, baselineNanoseconds: nanoseconds(per: count, baselineBody),
      allocations: allocations(batch: batch, body))
  }
}

/// A place to store results, so that the optimizer does not remove the work.
final class Drain {
  var total = 0
  var last: AnyObject?
}

/// Returns a closure that the optimizer cannot inline, like the closures of an app.
@inline(never)
func opaque<Input, Output>(_ body: @escaping (Input) -> Output) -> (Input) -> Output { body }
