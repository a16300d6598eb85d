import Reactive

/// An operator with its model, for random pipelines.
struct OperatorStep {
  /// The sequence and the sources that an operator of Reactive is applied to.
  nonisolated struct Input {
    let source: Observable<Int>
    let other: Observable<Int>
    let scheduler: TestScheduler

    /// A small number, which the operators use as a count or as an element.
    let n: Int

    /// A number of ticks.
    let ticks: Int

    var span: Duration { .seconds(ticks) }
  }

  /// The values and the sources that a model is applied to.
  nonisolated struct ModelInput {
    let source: ModelSequence
    let other: ModelSequence
    let time: ModelTime
    let n: Int
    let ticks: Int
  }

  let name: String
  let apply: (Input) -> Observable<Int>
  let model: (ModelInput) -> ModelSequence

  init(
    _ name: String, _ apply: @escaping (Input) -> Observable<Int>,
    model: @escaping (ModelInput) -> ModelSequence
  ) {
    self.name = name
    self.apply = apply
    self.model = model
  }

  nonisolated struct Failure: Error {}

  /// Returns an element, or fails for some of them.
  nonisolated static func checked(_ element: Int) throws -> Int {
    if element % 13 == 12 { throw Failure() }
    return element
  }

  /// The operators that send within the event that they receive.
  static let immediate = transforming + filtering + sharing + recovering + combining

  /// All operators.
  static let all = immediate + timing + nesting
}

extension OperatorStep {
  static let transforming: [OperatorStep] = [
    OperatorStep("map") { input in
      input.source.map { try checked($0) &* 3 &+ input.n }
    } model: { input in
      input.source.map { try checked($0) &* 3 &+ input.n }
    },
    OperatorStep("compactMap") { input in
      input.source.compactMap { try checked($0) % 3 == 0 ? nil : $0 }
    } model: { input in
      input.source.map { try checked($0) % 3 == 0 ? nil : $0 }
    },
    OperatorStep("enumerated") { input in
      input.source.enumerated().map { $0.element &+ $0.index }
    } model: { input in
      input.source.elements {
        var index = -1
        return {
          index += 1
          return [.next($0 &+ index)]
        }
      }
    },
    OperatorStep("scan") { input in
      input.source.scan(input.n) { $0 &+ (try checked($1)) }
    } model: { input in
      scanned(input)
    },
    OperatorStep("scan(into:)") { input in
      input.source.scan(into: input.n) { $0 = $0 &+ (try checked($1)) }
    } model: { input in
      scanned(input)
    },
    OperatorStep("reduce") { input in
      input.source.reduce(input.n) { $0 &+ $1 }
    } model: { input in
      input.source.atEnd { [.next($0.reduce(input.n, &+)), .completed] }
    },
    OperatorStep("toArray") { input in
      input.source.toArray().asObservable().map { $0.reduce(0) { $0 &* 2 &+ $1 } }
    } model: { input in
      input.source.atEnd { [.next($0.reduce(0) { $0 &* 2 &+ $1 }), .completed] }
    },
    OperatorStep("materialize, dematerialize") { input in
      input.source.materialize().dematerialize()
    } model: { input in
      input.source
    },
    OperatorStep("withUnretained") { input in
      let object = PipelineObject(input.n)
      return input.source.withUnretained(object).map { $0.number &+ $1 }
        .do(onDispose: { withExtendedLifetime(object) {} })
    } model: { input in
      input.source.map { $0 &+ input.n }
    },
    OperatorStep("do") { input in
      input.source.do(onNext: { _ = try checked($0) })
    } model: { input in
      input.source.map { try checked($0) }
    },
    OperatorStep("groupBy") { input in
      input.source.groupBy { try checked($0) % 3 }.flatMap { group in
        group.map { $0 &+ group.key }
      }
    } model: { input in
      input.source.map { $0 &+ (try checked($0) % 3) }
    },
  ]

  nonisolated private static func scanned(_ input: ModelInput) -> ModelSequence {
    input.source.elements {
      var total = input.n
      return {
        total = total &+ (try checked($0))
        return [.next(total)]
      }
    }
  }

  static let filtering: [OperatorStep] = [
    OperatorStep("filter") { input in
      input.source.filter { try checked($0) % 2 == 0 }
    } model: { input in
      input.source.map { try checked($0) % 2 == 0 ? $0 : nil }
    },
    OperatorStep("take") { input in
      input.source.take(input.n)
    } model: { input in
      input.n == 0 ? .of(.completed) : input.source.taking(input.n)
    },
    OperatorStep("skip") { input in
      input.source.skip(input.n)
    } model: { input in
      input.source.elements {
        var rest = input.n
        return {
          rest -= 1
          return rest < 0 ? [.next($0)] : []
        }
      }
    },
    OperatorStep("takeLast") { input in
      input.source.takeLast(input.n)
    } model: { input in
      input.source.atEnd { $0.suffix(input.n).map { .next($0) } + [.completed] }
    },
    OperatorStep("take(while:)") { input in
      input.source.take(while: { try checked($0) % 7 != 0 })
    } model: { input in
      input.source.elements { { try checked($0) % 7 != 0 ? [.next($0)] : [.completed] } }
    },
    OperatorStep("take(while:) inclusive") { input in
      input.source.take(while: { $0 % 7 != 0 }, behavior: .inclusive)
    } model: { input in
      input.source.elements { { $0 % 7 != 0 ? [.next($0)] : [.next($0), .completed] } }
    },
    OperatorStep("take(until:) with a predicate") { input in
      input.source.take(until: { try checked($0) % 5 == 0 })
    } model: { input in
      input.source.elements { { try checked($0) % 5 == 0 ? [.completed] : [.next($0)] } }
    },
    OperatorStep("skip(while:)") { input in
      input.source.skip(while: { try checked($0) % 4 != 0 })
    } model: { input in
      input.source.elements {
        var isSkipping = true
        return {
          if isSkipping { isSkipping = try checked($0) % 4 != 0 }
          return isSkipping ? [] : [.next($0)]
        }
      }
    },
    OperatorStep("distinctUntilChanged") { input in
      input.source.map { $0 % 3 }.distinctUntilChanged()
    } model: { input in
      distinct(input.source.map { $0 % 3 }) { $0 == $1 }
    },
    OperatorStep("distinctUntilChanged with a key") { input in
      input.source.distinctUntilChanged { try checked($0) % 2 }
    } model: { input in
      distinct(input.source.map { try checked($0) }) { $0 % 2 == $1 % 2 }
    },
    OperatorStep("ignoreElements") { input in
      input.source.ignoreElements().asObservable().map { (_: Never) -> Int in }
    } model: { input in
      input.source.elements { { _ in [] } }
    },
    OperatorStep("element(at:)") { input in
      input.source.element(at: input.n)
    } model: { input in
      input.source.events {
        var rest = input.n
        return { event in
          guard case .next = event else { return event == .completed ? [.failed] : [event] }
          rest -= 1
          return rest < 0 ? [event, .completed] : []
        }
      }
    },
    OperatorStep("first") { input in
      input.source.first().asObservable().map { $0 ?? -1 }
    } model: { input in
      input.source.events {
        var isEmpty = true
        return { event in
          if event == .completed { return isEmpty ? [.next(-1), .completed] : [event] }
          guard case .next = event else { return [event] }
          defer { isEmpty = false }
          return isEmpty ? [event, .completed] : []
        }
      }
    },
    OperatorStep("asSingle") { input in
      input.source.asSingle().asObservable()
    } model: { input in
      input.source.events {
        var element: Event?
        return { event in
          switch event {
          case .next:
            defer { element = event }
            return element == nil ? [] : [.failed]
          case .failed: return [.failed]
          case .completed: return element.map { [$0, .completed] } ?? [.failed]
          }
        }
      }
    },
    OperatorStep("single") { input in
      input.source.single()
    } model: { input in
      input.source.events {
        var hasElement = false
        return { event in
          switch event {
          case .next:
            defer { hasElement = true }
            return hasElement ? [.failed] : [event]
          case .failed: return [.failed]
          case .completed: return hasElement ? [.completed] : [.failed]
          }
        }
      }
    },
    OperatorStep("ifEmpty(default:)") { input in
      input.source.ifEmpty(default: input.n)
    } model: { input in
      input.source.events {
        var isEmpty = true
        return { event in
          if case .next = event { isEmpty = false }
          return event == .completed && isEmpty ? [.next(input.n), .completed] : [event]
        }
      }
    },
  ]

  typealias Event = ModelSequence.Event

  nonisolated private static func distinct(
    _ source: ModelSequence, _ areEqual: @escaping (Int, Int) -> Bool
  ) -> ModelSequence {
    source.elements {
      var last: Int?
      return { element in
        if let last, areEqual(last, element) { return [] }
        last = element
        return [.next(element)]
      }
    }
  }
}

nonisolated extension ModelSequence {
  /// Returns the sequence with its first elements only; it completes with the last of them.
  func taking(_ count: Int) -> ModelSequence {
    elements {
      var rest = count
      return {
        guard rest > 0 else { return [] }
        rest -= 1
        return rest == 0 ? [.next($0), .completed] : [.next($0)]
      }
    }
  }
}

/// An object that a pipeline holds weakly.
nonisolated private final class PipelineObject {
  let number: Int

  init(_ number: Int) {
    self.number = number
  }
}
