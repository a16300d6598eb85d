import Reactive

/// Returns the benchmarks of subscribing and disposing.
func subscriptionBenchmarks() -> [Benchmark] {
  [
    Benchmark(
      name: "share-replay-1-join-leave", unit: "join and leave", count: 100_000,
      body: { count in
        let (subject, drain) = (PublishSubject<Int>(), Drain())
        let shared = subject.share(replay: 1)
        let first = shared.subscribe()
        subject.onNext(1)
        for _ in 0..<count { shared.subscribe(onNext: { drain.total &+= $0 }).dispose() }
        first.dispose()
      },
      baseline: "an object allocated", baselineBody: allocateObjects),
    Benchmark(
      name: "ten-operators-subscribe-dispose", unit: "subscription", count: 50_000,
      body: { count in
        let subject = PublishSubject<Int>()
        let chain = subject.map { $0 }.filter { _ in true }.map { $0 }.skip(1).scan(0) { $1 }
          .map { $0 }.distinctUntilChanged().take(1_000_000).filter { _ in true }.map { $0 }
        for _ in 0..<count { chain.subscribe().dispose() }
      },
      baseline: "an object allocated", baselineBody: allocateObjects),
    observers(1_000), observers(10_000),
  ]
}

/// Returns the benchmark of subscribing a number of observers and disposing of them in order.
///
/// The cost of each observer should not depend on their number.
private func observers(_ number: Int) -> Benchmark {
  Benchmark(
    name: "\(number)-observers-subscribe-dispose", unit: "observer", count: 100_000,
    batch: number,
    body: { count in
      for _ in 0..<max(count / number, 1) {
        let subject = PublishSubject<Int>()
        let subscriptions = (0..<number).map { _ in subject.subscribe() }
        subscriptions.forEach { $0.dispose() }
      }
    },
    baseline: "an object allocated", baselineBody: allocateObjects)
}

private func allocateObjects(_ count: Int) {
  let drain = Drain()
  for _ in 0..<count { drain.last = Drain() }
}
