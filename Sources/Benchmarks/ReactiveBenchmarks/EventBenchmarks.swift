import Reactive

/// Returns the benchmarks of sending events through operators and subjects.
func eventBenchmarks() -> [Benchmark] {
  [
    Benchmark(
      name: "map-filter-scan", unit: "event", count: 1_000_000,
      body: { send($0) { $0.map { $0 &* 2 }.filter { $0 & 2 == 0 }.scan(0) { $0 &+ $1 } } },
      baseline: "three closure calls", baselineBody: callThreeClosures),
    Benchmark(
      name: "combineLatest-distinctUntilChanged", unit: "event", count: 500_000,
      body: { count in
        let other = BehaviorSubject(value: 1)
        send(count) { Observable.combineLatest($0, other) { $0 &+ $1 }.distinctUntilChanged() }
      },
      baseline: "three closure calls", baselineBody: callThreeClosures),
    Benchmark(
      name: "flatMapLatest-switching", unit: "event", count: 200_000,
      body: { send($0) { $0.flatMapLatest { Observable.just($0) } } },
      baseline: "three closure calls", baselineBody: callThreeClosures),
    subject(listeners: 1), subject(listeners: 10), subject(listeners: 1_000),
  ]
}

private func subject(listeners: Int) -> Benchmark {
  Benchmark(
    name: "subject-\(listeners)", unit: "event and listener", count: 1_000_000,
    batch: 100 * listeners,
    body: { count in
      let (subject, drain, bag) = (PublishSubject<Int>(), Drain(), DisposeBag())
      for _ in 0..<listeners {
        subject.subscribe(onNext: { drain.total &+= $0 }).disposed(by: bag)
      }
      for number in 0..<(count / listeners) { subject.onNext(number) }
    },
    baseline: "an array of closures",
    baselineBody: { count in
      let drain = Drain()
      let closures = (0..<listeners).map { _ in opaque { (number: Int) in drain.total &+= number } }
      for number in 0..<(count / listeners) {
        for closure in closures { closure(number) }
      }
    })
}

private func send(_ count: Int, through operators: (Observable<Int>) -> Observable<Int>) {
  let (subject, drain) = (PublishSubject<Int>(), Drain())
  let subscription = operators(subject).subscribe(onNext: { drain.total &+= $0 })
  for number in 0..<count { subject.onNext(number) }
  subscription.dispose()
}

private func callThreeClosures(_ count: Int) {
  let drain = Drain()
  let double = opaque { (number: Int) in number &* 2 }
  let passes = opaque { (number: Int) in number & 2 == 0 }
  let add = opaque { (number: Int) in drain.total &+= number }
  for number in 0..<count {
    let doubled = double(number)
    if passes(doubled) { add(doubled) }
  }
}
