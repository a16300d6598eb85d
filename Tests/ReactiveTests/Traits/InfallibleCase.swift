import Reactive
import Testing

/// An operator of infallibles with two sources as marble diagrams and the diagram that it gives.
nonisolated struct InfallibleCase: Sendable, CustomTestStringConvertible {
  /// The sources that an operator is applied to.
  struct Input {
    let source: Infallible<String>
    let other: Infallible<String>
    let scheduler: TestScheduler
  }

  let name: String
  let source: String
  let other: String
  let expected: String
  let apply: @Sendable (Input) -> Infallible<String>

  var testDescription: String { name }

  init(
    _ name: String, _ source: String = "-a-b-c-|", _ other: String = "--x-y-|",
    gives expected: String, _ apply: @escaping @Sendable (Input) -> Infallible<String>
  ) {
    self.name = name
    self.source = source
    self.other = other
    self.expected = expected
    self.apply = apply
  }
}

nonisolated extension InfallibleCase {
  static let transforming = [
    InfallibleCase("map", gives: "-A-B-C-|") { $0.source.map { $0.uppercased() } },
    InfallibleCase("compactMap", gives: "-A---C-|") { input in
      input.source.compactMap { $0 == "b" ? nil : $0.uppercased() }
    },
    InfallibleCase("flatMap", gives: "--[ax]-([ay][by])--|") { input in
      input.source.flatMap { first in input.other.map { first + $0 } }
    },
    InfallibleCase("flatMapLatest", gives: "--[ax]-[by]--|") { input in
      input.source.flatMapLatest { first in input.other.map { first + $0 } }
    },
    InfallibleCase("flatMapFirst", gives: "--[ax]-[ay]--|") { input in
      input.source.flatMapFirst { first in input.other.map { first + $0 } }
    },
    InfallibleCase("concatMap", gives: "----a--b--(c|)") { input in
      input.source.concatMap {
        Infallible.just($0).delay(.seconds(3), scheduler: input.scheduler)
      }
    },
    InfallibleCase("switchLatest", gives: "--[ax]-[by]--|") { input in
      input.source.map { first in input.other.map { first + $0 } }.switchLatest()
    },
    InfallibleCase("merge of inner sequences", gives: "--[ax]-([ay][by])--|") { input in
      input.source.map { first in input.other.map { first + $0 } }.merge()
    },
    InfallibleCase("scan", gives: "-[0a]-[0ab]-[0abc]-|") { $0.source.scan("0") { $0 + $1 } },
    InfallibleCase("scan(into:)", gives: "-[a0]-[ba0]-[cba0]-|") { input in
      input.source.scan(into: "0") { $0 = $1 + $0 }
    },
  ]

  static let filtering = [
    InfallibleCase("filter", gives: "-a---c-|") { $0.source.filter { $0 != "b" } },
    InfallibleCase("take", gives: "-a-(b|)") { $0.source.take(2) },
    InfallibleCase("takeLast", gives: "-------(bc|)") { $0.source.takeLast(2) },
    InfallibleCase("take(until:)", "-a-b-c-|", "----x-|", gives: "-a-b|") { input in
      input.source.take(until: input.other)
    },
    InfallibleCase("take(while:)", gives: "-a-|") { $0.source.take(while: { $0 != "b" }) },
    InfallibleCase("take(while:) inclusive", gives: "-a-(b|)") { input in
      input.source.take(while: { $0 != "b" }, behavior: .inclusive)
    },
    InfallibleCase("skip", gives: "-----c-|") { $0.source.skip(2) },
    InfallibleCase("skip(until:)", "-a-b-c-|", "----x-|", gives: "-----c-|") { input in
      input.source.skip(until: input.other)
    },
    InfallibleCase("distinctUntilChanged", "-aab-b-a|", gives: "-a-b---a|") { input in
      input.source.distinctUntilChanged()
    },
    InfallibleCase("distinctUntilChanged by key", "-aAb-B-a|", gives: "-a-b---a|") { input in
      input.source.distinctUntilChanged { $0.lowercased() }
    },
    InfallibleCase("distinctUntilChanged by comparison", "-aAb-B-a|", gives: "-a-b---a|") {
      $0.source.distinctUntilChanged { $0.lowercased() == $1.lowercased() }
    },
  ]

  static let combining = [
    InfallibleCase("startWith", gives: "sa-b-c-|") { $0.source.startWith("s") },
    InfallibleCase("concat after it", gives: "-a-b-c-(de|)") { input in
      input.source.concat(Infallible.of("d", "e"))
    },
    InfallibleCase("concat of an array", gives: "-a-b-c-(de|)") { input in
      Infallible.concat([input.source, .of("d", "e")])
    },
    InfallibleCase("concat of arguments", gives: "-a-b-c-(de|)") { input in
      Infallible.concat(input.source, .of("d", "e"))
    },
    InfallibleCase("merge of an array", gives: "-axbyc-|") { input in
      Infallible.merge([input.source, input.other])
    },
    InfallibleCase("merge of arguments", gives: "-axbyc-|") { input in
      Infallible.merge(input.source, input.other)
    },
    InfallibleCase("zip", gives: "--[ax]-[by]--|") { input in
      Infallible.zip(input.source, input.other) { $0 + $1 }
    },
    InfallibleCase("zip of tuples", gives: "--[ax]-[by]--|") { input in
      Infallible.zip(input.source, input.other).map { $0.0 + $0.1 }
    },
    InfallibleCase("combineLatest", gives: "--[ax][bx][by][cy]-|") { input in
      Infallible.combineLatest(input.source, input.other) { $0 + $1 }
    },
    InfallibleCase("combineLatest of tuples", gives: "--[ax][bx][by][cy]-|") { input in
      Infallible.combineLatest(input.source, input.other).map { $0.0 + $0.1 }
    },
    InfallibleCase("withLatestFrom", gives: "---x-y-|") { $0.source.withLatestFrom($0.other) },
    InfallibleCase("withLatestFrom with a selector", gives: "---[bx]-[cy]-|") { input in
      input.source.withLatestFrom(input.other) { $0 + $1 }
    },
  ]

  static let timing = [
    InfallibleCase("debounce", "-ab---c-|", gives: "-----b--(c|)") { input in
      input.source.debounce(.seconds(3), scheduler: input.scheduler)
    },
    InfallibleCase("throttle", "-abc-----d|", gives: "-a--c----d|") { input in
      input.source.throttle(.seconds(3), scheduler: input.scheduler)
    },
    InfallibleCase("throttle without the latest", "-abc-----d|", gives: "-a-------d|") { input in
      input.source.throttle(.seconds(3), latest: false, scheduler: input.scheduler)
    },
    InfallibleCase("delay", gives: "---a-b-c-|") { input in
      input.source.delay(.seconds(2), scheduler: input.scheduler)
    },
    InfallibleCase("interval", gives: "--0-(1|)") { input in
      Infallible<Int>.interval(.seconds(2), scheduler: input.scheduler).take(2).map { "\($0)" }
    },
    InfallibleCase("timer", gives: "---(0|)") { input in
      Infallible<Int>.timer(.seconds(3), scheduler: input.scheduler).map { "\($0)" }
    },
    InfallibleCase("timer with a period", gives: "---0-(1|)") { input in
      Infallible<Int>.timer(.seconds(3), period: .seconds(2), scheduler: input.scheduler)
        .take(2).map { "\($0)" }
    },
  ]

  static let creating = [
    InfallibleCase("just", gives: "(a|)") { _ in .just("a") },
    InfallibleCase("just on a scheduler", gives: "(a|)") { .just("a", scheduler: $0.scheduler) },
    InfallibleCase("empty", gives: "|") { _ in .empty() },
    InfallibleCase("never", gives: "") { _ in .never() },
    InfallibleCase("deferred", gives: "-a-b-c-|") { input in .deferred { input.source } },
    InfallibleCase("of", gives: "(abc|)") { _ in .of("a", "b", "c") },
    InfallibleCase("from an array", gives: "(ab|)") { _ in .from(["a", "b"]) },
    InfallibleCase("from a sequence", gives: "(ab|)") { _ in
      .from(["a", "b"].lazy.filter { !$0.isEmpty })
    },
    InfallibleCase("from an optional", gives: "(a|)") { _ in .from(optional: "a") },
    InfallibleCase("from nil", gives: "|") { _ in .from(optional: nil) },
    InfallibleCase("create", gives: "(ab|)") { _ in
      .create { send in
        send(.next("a"))
        send(.next("b"))
        send(.completed)
        send(.next("c"))
        return Disposables.create()
      }
    },
  ]

  static let all = transforming + filtering + combining + timing + creating
}
