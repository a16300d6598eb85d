import Reactive
import Testing

@Suite("Pipelines of operators, compared with arrays")
struct PipelineProperties {
  /// An operator with its model, a function of the elements of a completed sequence.
  enum Step: CaseIterable {
    case map, filter, compactMap, scan, take, skip, takeLast, takeWhile, skipWhile, distinct
    case startWith, concat, flatMap, concatMap, reduce, materialize, share, enumerate

    func apply(_ source: Observable<Int>, _ n: Int) -> Observable<Int> {
      switch self {
      case .map: source.map { $0 &* 3 &+ n }
      case .filter: source.filter { $0 % 2 == 0 }
      case .compactMap: source.compactMap { $0 % 3 == 0 ? nil : $0 }
      case .scan: source.scan(n) { $0 &+ $1 }
      case .take: source.take(n)
      case .skip: source.skip(n)
      case .takeLast: source.takeLast(n)
      case .takeWhile: source.take(while: { $0 % 7 != 0 })
      case .skipWhile: source.skip(while: { $0 % 7 != 0 })
      case .distinct: source.map { $0 % 3 }.distinctUntilChanged()
      case .startWith: source.startWith(n, n + 1)
      case .concat: source.concat(Observable.of(n, n))
      case .flatMap: source.flatMap { Observable.just($0) }
      case .concatMap: source.concatMap { Observable.of($0, n) }
      case .reduce: source.reduce(n) { $0 &+ $1 }
      case .materialize: source.materialize().dematerialize()
      case .share: source.share(replay: 1)
      case .enumerate: Observable.zip(source, Observable.from(0..<1000)) { $0 &+ $1 }
      }
    }

    func model(_ elements: [Int], _ n: Int) -> [Int] {
      switch self {
      case .map: elements.map { $0 &* 3 &+ n }
      case .filter: elements.filter { $0 % 2 == 0 }
      case .compactMap: elements.filter { $0 % 3 != 0 }
      case .scan:
        Array(elements.reduce(into: [n]) { $0.append($0[$0.count - 1] &+ $1) }.dropFirst())
      case .take: Array(elements.prefix(n))
      case .skip: Array(elements.dropFirst(n))
      case .takeLast: Array(elements.suffix(n))
      case .takeWhile: Array(elements.prefix { $0 % 7 != 0 })
      case .skipWhile: Array(elements.drop { $0 % 7 != 0 })
      case .distinct:
        elements.map { $0 % 3 }.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
      case .startWith: [n, n + 1] + elements
      case .concat: elements + [n, n]
      case .flatMap, .materialize, .share: elements
      case .concatMap: elements.flatMap { [$0, n] }
      case .reduce: [elements.reduce(n) { $0 &+ $1 }]
      case .enumerate: elements.enumerated().map { $1 &+ $0 }
      }
    }
  }

  @Test("a random pipeline sends what its array model computes")
  func pipelines() {
    for seed in 0..<500 as Range<UInt64> {
      var random = Seeded(seed)
      let source = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        Int.random(in: 0...20, using: &random)
      }
      var (sequence, model) = (Observable.from(source), source)
      var names: [String] = []
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let n = Int.random(in: 0...5, using: &random)
        guard let step = Step.allCases.randomElement(using: &random) else { continue }
        sequence = step.apply(sequence, n)
        model = step.model(model, n)
        names.append("\(step)(\(n))")
      }
      let expected = model.map { "next(\($0))" } + ["completed"]
      #expect(events(sequence) == expected, "seed \(seed): \(source) through \(names)")
    }
  }
}
