import Reactive

/// Measures Reactive and gives a line of JSON for each benchmark, with its baseline of the same run.
public func reactiveBenchmarks(report: (String) -> Void = { print($0) }) {
  for benchmark in eventBenchmarks() + subscriptionBenchmarks() {
    report(benchmark.measured().json)
  }
}

/// Something to measure: work done a number of times, and the plain work it is compared with.
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

/// Where results go, so that no work is left out for want of use.
final class Drain {
  var total = 0
  var last: AnyObject?
}

/// Calls that the optimizer cannot see through, as those of an app's closures.
@inline(never)
func opaque<Input, Output>(_ body: @escaping (Input) -> Output) -> (Input) -> Output { body }
