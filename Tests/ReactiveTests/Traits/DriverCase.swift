import Reactive
import Testing

/// An operator of drivers with two sources as marble diagrams and the diagram that it gives.
nonisolated struct DriverCase: Sendable, CustomTestStringConvertible {
  /// The sources that an operator is applied to.
  struct Input {
    let source: Driver<String>
    let other: Driver<String>
  }

  let name: String
  let source: String
  let other: String
  let expected: String
  let apply: @Sendable (Input) -> Driver<String>

  var testDescription: String { name }

  init(
    _ name: String, _ source: String = "-a-b-c-|", _ other: String = "--x-y-|",
    gives expected: String, _ apply: @escaping @Sendable (Input) -> Driver<String>
  ) {
    self.name = name
    self.source = source
    self.other = other
    self.expected = expected
    self.apply = apply
  }
}

nonisolated extension DriverCase {
  // An inner driver that is subscribed to again replays its latest element.
  static let transforming = [
    DriverCase("map", gives: "-A-B-C-|") { $0.source.map { $0.uppercased() } },
    DriverCase("compactMap", gives: "-A---C-|") { input in
      input.source.compactMap { $0 == "b" ? nil : $0.uppercased() }
    },
    DriverCase("flatMap", gives: "--[ax][bx]([ay][by])[cy]-|") { input in
      input.source.flatMap { first in input.other.map { first + $0 } }
    },
    DriverCase("flatMapLatest", gives: "--[ax]-[by]--|") { input in
      input.source.flatMapLatest { first in input.other.map { first + $0 } }
    },
    DriverCase("flatMapFirst", gives: "--[ax]-[ay]--|") { input in
      input.source.flatMapFirst { first in input.other.map { first + $0 } }
    },
    DriverCase("switchLatest", gives: "--[ax]-[by]--|") { input in
      input.source.map { first in input.other.map { first + $0 } }.switchLatest()
    },
    DriverCase("merge of inner drivers", gives: "--[ax][bx]([ay][by])[cy]-|") { input in
      input.source.map { first in input.other.map { first + $0 } }.merge()
    },
    DriverCase("merge of one inner driver at a time", gives: "----a--b--(c|)") { input in
      input.source.map { Driver.just($0).delay(.seconds(3)) }.merge(maxConcurrent: 1)
    },
    DriverCase("scan", gives: "-[0a]-[0ab]-[0abc]-|") { $0.source.scan("0") { $0 + $1 } },
  ]

  static let filtering = [
    DriverCase("filter", gives: "-a---c-|") { $0.source.filter { $0 != "b" } },
    DriverCase("skip", gives: "-----c-|") { $0.source.skip(2) },
    DriverCase("distinctUntilChanged", "-aab-b-a|", gives: "-a-b---a|") { input in
      input.source.distinctUntilChanged()
    },
    DriverCase("distinctUntilChanged by key", "-aAb-B-a|", gives: "-a-b---a|") { input in
      input.source.distinctUntilChanged { $0.lowercased() }
    },
    DriverCase("distinctUntilChanged by comparison", "-aAb-B-a|", gives: "-a-b---a|") { input in
      input.source.distinctUntilChanged { $0.lowercased() == $1.lowercased() }
    },
    DriverCase("distinctUntilChanged by comparison of keys", "-aAb-B-a|", gives: "-a-b---a|") {
      $0.source.distinctUntilChanged({ $0.lowercased() }, comparer: { $0 == $1 })
    },
  ]

  static let combining = [
    DriverCase("startWith", gives: "sa-b-c-|") { $0.source.startWith("s") },
    DriverCase("concat after it", gives: "-a-b-c-(de|)") { $0.source.concat(Driver.of("d", "e")) },
    DriverCase("concat of a sequence", gives: "-a-b-c-(de|)") { input in
      .concat([input.source, .of("d", "e")])
    },
    DriverCase("merge of a collection", gives: "-axbyc-|") { .merge([$0.source, $0.other]) },
    DriverCase("merge of arguments", gives: "-axbyc-|") { .merge($0.source, $0.other) },
    DriverCase("zip", gives: "--[ax]-[by]--|") { input in
      Driver.zip(input.source, input.other) { $0 + $1 }
    },
    DriverCase("zip of tuples", gives: "--[ax]-[by]--|") { input in
      Driver.zip(input.source, input.other).map { $0.0 + $0.1 }
    },
    DriverCase("zip of a collection", gives: "--[ax]-[by]--|") { input in
      Driver.zip([input.source, input.other]).map { $0.joined() }
    },
    DriverCase("zip of a collection with a selector", gives: "--[ax]-[by]--|") { input in
      Driver.zip([input.source, input.other]) { $0.joined() }
    },
    DriverCase("combineLatest", gives: "--[ax][bx][by][cy]-|") { input in
      Driver.combineLatest(input.source, input.other) { $0 + $1 }
    },
    DriverCase("combineLatest of tuples", gives: "--[ax][bx][by][cy]-|") { input in
      Driver.combineLatest(input.source, input.other).map { $0.0 + $0.1 }
    },
    DriverCase("combineLatest of a collection", gives: "--[ax][bx][by][cy]-|") { input in
      Driver.combineLatest([input.source, input.other]).map { $0.joined() }
    },
    DriverCase("combineLatest of a collection with a selector", gives: "--[ax][bx][by][cy]-|") {
      Driver.combineLatest([$0.source, $0.other]) { $0.joined() }
    },
    DriverCase("withLatestFrom", gives: "---x-y-|") { $0.source.withLatestFrom($0.other) },
    DriverCase("withLatestFrom with a selector", gives: "---[bx]-[cy]-|") { input in
      input.source.withLatestFrom(input.other) { $0 + $1 }
    },
  ]

  static let timing = [
    DriverCase("debounce", "-ab---c-|", gives: "-----b--(c|)") { $0.source.debounce(.seconds(3)) },
    DriverCase("throttle", "-abc-----d|", gives: "-a--c----d|") { $0.source.throttle(.seconds(3)) },
    DriverCase("throttle without the latest", "-abc-----d|", gives: "-a-------d|") { input in
      input.source.throttle(.seconds(3), latest: false)
    },
    DriverCase("delay", gives: "---a-b-c-|") { $0.source.delay(.seconds(2)) },
    DriverCase("interval", gives: "--0-1-2-3-4") { _ in
      Driver<Int>.interval(.seconds(2)).map { "\($0)" }
    },
    DriverCase("timer", gives: "---0-1-2-3") { _ in
      Driver<Int>.timer(.seconds(3), period: .seconds(2)).map { "\($0)" }
    },
  ]

  static let creating = [
    DriverCase("just", gives: "(a|)") { _ in .just("a") },
    DriverCase("empty", gives: "|") { _ in .empty() },
    DriverCase("never", gives: "") { _ in .never() },
    DriverCase("deferred", gives: "-a-b-c-|") { input in .deferred { input.source } },
    DriverCase("of", gives: "(abc|)") { _ in .of("a", "b", "c") },
    DriverCase("from an array", gives: "(ab|)") { _ in .from(["a", "b"]) },
    DriverCase("from a sequence", gives: "(ab|)") { _ in
      .from(["a", "b"].lazy.filter { !$0.isEmpty })
    },
    DriverCase("from an optional", gives: "(a|)") { _ in .from(optional: "a") },
    DriverCase("from nil", gives: "|") { _ in .from(optional: nil) },
  ]

  static let all = transforming + filtering + combining + timing + creating
}
