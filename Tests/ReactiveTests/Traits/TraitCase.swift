import Reactive
import Testing

/// An operator of singles, maybes or completables and the diagram of the events that it gives.
nonisolated struct TraitCase: Sendable, CustomTestStringConvertible {
  /// The sequences that an operator is applied to; each ends at tick 2.
  struct Input {
    let element: Maybe<String>
    let empty: Maybe<String>
    let failing: Maybe<String>
    let scheduler: TestScheduler

    var single: Single<String> { element.asSingle() }

    /// Returns a single that fails at its first subscriptions and then sends their number.
    func flaky(failures: Int) -> Single<String> {
      var attempts = 0
      return Single.deferred {
        attempts += 1
        return attempts <= failures ? .error(TestError()) : .just("\(attempts)")
      }
    }
  }

  let name: String
  let expected: String
  let apply: @Sendable (Input) -> any ObservableConvertibleType<String>

  var testDescription: String { name }

  init(
    _ name: String, gives expected: String,
    _ apply: @escaping @Sendable (Input) -> any ObservableConvertibleType<String>
  ) {
    self.name = name
    self.expected = expected
    self.apply = apply
  }
}

nonisolated extension TraitCase {
  static let maybe = [
    TraitCase("a maybe filtered in", gives: "--(a|)") { $0.element.filter { $0 == "a" } },
    TraitCase("a maybe filtered out", gives: "--|") { $0.element.filter { $0 != "a" } },
    TraitCase("map of a maybe", gives: "--(A|)") { $0.element.map { $0.uppercased() } },
    TraitCase("compactMap of a maybe", gives: "--(A|)") { input in
      input.element.compactMap { .some($0.uppercased()) }
    },
    TraitCase("compactMap of a maybe to nil", gives: "--|") { input in
      input.element.compactMap { $0 == "a" ? nil : $0 }
    },
    TraitCase("flatMap of a maybe", gives: "---([a1]|)") { input in
      input.element.flatMap {
        Maybe.just($0 + "1").delay(.seconds(1), scheduler: input.scheduler)
      }
    },
    TraitCase("ifEmpty(default:) of an element", gives: "--(a|)") {
      $0.element.ifEmpty(default: "d")
    },
    TraitCase("ifEmpty(default:) of none", gives: "--(d|)") { $0.empty.ifEmpty(default: "d") },
    TraitCase("ifEmpty(switchTo:) a maybe", gives: "--(m|)") { input in
      input.empty.ifEmpty(switchTo: Maybe.just("m"))
    },
    TraitCase("ifEmpty(switchTo:) a single", gives: "--(s|)") { input in
      input.empty.ifEmpty(switchTo: Single.just("s"))
    },
    TraitCase("ifEmpty(switchTo:) of an element", gives: "--(a|)") { input in
      input.element.ifEmpty(switchTo: Maybe.just("m"))
    },
    TraitCase("catchAndReturn of a maybe", gives: "--(r|)") { $0.failing.catchAndReturn("r") },
    TraitCase("zip of maybes", gives: "---([ab]|)") { input in
      Maybe.zip(input.element, Maybe.just("b").delay(.seconds(3), scheduler: input.scheduler)) {
        $0 + $1
      }
    },
    TraitCase("zip of maybes to a tuple", gives: "--([aa]|)") { input in
      Maybe.zip(input.element, input.element).map { $0.0 + $0.1 }
    },
    TraitCase("a maybe's just", gives: "(a|)") { _ in Maybe.just("a") },
    TraitCase("a maybe's just on a scheduler", gives: "(a|)") { input in
      Maybe.just("a", scheduler: input.scheduler)
    },
    TraitCase("a maybe's never", gives: "") { _ in Maybe<String>.never() },
    TraitCase("a maybe created with an element", gives: "(a|)") { _ in
      Maybe<String>.create { end in
        end(.success("a"))
        return Disposables.create()
      }
    },
    TraitCase("a maybe created with an error", gives: "^") { _ in
      Maybe<String>.create { end in
        end(.error(TestError()))
        return Disposables.create()
      }
    },
    TraitCase("a maybe created without an element", gives: "|") { _ in
      Maybe<String>.create { end in
        end(.completed)
        return Disposables.create()
      }
    },
    TraitCase("a maybe's flatMapCompletable", gives: "--(d|)") { input in
      input.element.flatMapCompletable { _ in .empty() }.andThen(Single.just("d"))
    },
    TraitCase("a maybe's asCompletable", gives: "--(d|)") { input in
      input.element.asCompletable().andThen(Single.just("d"))
    },
    TraitCase("a maybe with an element as a single", gives: "--(a|)") { $0.element.asSingle() },
    TraitCase("a maybe without one as a single", gives: "--^") { $0.empty.asSingle() },
  ]

  static let single = [
    TraitCase("a single's just on a scheduler", gives: "(a|)") { input in
      Single.just("a", scheduler: input.scheduler)
    },
    TraitCase("zip of singles to a tuple", gives: "--([ab]|)") { input in
      Single.zip(input.single, Single.just("b")).map { $0.0 + $0.1 }
    },
    TraitCase("zip of singles", gives: "--([ab]|)") { input in
      Single.zip(input.single, Single.just("b")) { $0 + $1 }
    },
    TraitCase("zip of an array of singles", gives: "--([ab]|)") { input in
      Single.zip([input.single, .just("b")]).map { $0.joined() }
    },
    TraitCase("zip of no singles with a selector", gives: "([none]|)") { _ in
      Single.zip([Single<String>]()) { $0.isEmpty ? "none" : "some" }
    },
    TraitCase("zip of no singles", gives: "([none]|)") { _ in
      Single.zip([Single<String>]()).map { $0.isEmpty ? "none" : "some" }
    },
    TraitCase("flatMapMaybe of a single", gives: "--|") { input in
      input.single.flatMapMaybe { _ in Maybe<String>.empty() }
    },
    TraitCase("a single as a maybe", gives: "--(a|)") { $0.single.asMaybe() },
    TraitCase("a single as a single", gives: "--(a|)") { $0.single.asSingle() },
    TraitCase("catchAndReturn of a single", gives: "--(r|)") { input in
      input.failing.asSingle().catchAndReturn("r")
    },
  ]

  static let completable = [
    TraitCase("andThen a maybe", gives: "--(b|)") { input in
      input.empty.asCompletable().andThen(Maybe.just("b"))
    },
    TraitCase("andThen a single", gives: "--(b|)") { input in
      input.empty.asCompletable().andThen(Single.just("b"))
    },
    TraitCase("andThen an observable", gives: "--(bc|)") { input in
      input.empty.asCompletable().andThen(Observable.of("b", "c"))
    },
    TraitCase("andThen a failing completable", gives: "--^") { input in
      input.empty.asCompletable().andThen(Completable.error(TestError())).andThen(Single.just("b"))
    },
    TraitCase("concat with a completable", gives: "----([done]|)") { input in
      input.empty.asCompletable().concat(input.empty.asCompletable()).andThen(Single.just("done"))
    },
    TraitCase("concat of an array", gives: "----([done]|)") { input in
      Completable.concat([input.empty.asCompletable(), input.empty.asCompletable()])
        .andThen(Single.just("done"))
    },
    TraitCase("concat of arguments", gives: "----([done]|)") { input in
      Completable.concat(input.empty.asCompletable(), input.empty.asCompletable())
        .andThen(Single.just("done"))
    },
    TraitCase("zip of arguments", gives: "--([done]|)") { input in
      Completable.zip(input.empty.asCompletable(), .empty()).andThen(Single.just("done"))
    },
    TraitCase("zip of an array", gives: "--([done]|)") { input in
      Completable.zip([input.empty.asCompletable(), .empty()]).andThen(Single.just("done"))
    },
    TraitCase("merge of an array", gives: "--([done]|)") { input in
      Completable.merge([input.empty.asCompletable(), .empty()]).andThen(Single.just("done"))
    },
    TraitCase("merge of a failing and a running one", gives: "--^") { input in
      Completable.merge([input.failing.asCompletable(), .never()]).andThen(Single.just("done"))
    },
    TraitCase("a completable's never", gives: "") { _ in
      Completable.never().andThen(Single.just("done"))
    },
    TraitCase("a completable created with an error", gives: "^") { _ in
      Completable.create { end in
        end(.error(TestError()))
        return Disposables.create()
      }.andThen(Single.just("done"))
    },
  ]

  static let recovering = [
    TraitCase("deferred", gives: "--(a|)") { input in Maybe.deferred { input.element } },
    TraitCase("catch", gives: "--([caught TestError()]|)") { input in
      input.failing.catch { .just("caught \($0)") }
    },
    TraitCase("retry", gives: "(3|)") { $0.flaky(failures: 2).retry() },
    TraitCase("retry of enough attempts", gives: "(3|)") { $0.flaky(failures: 2).retry(3) },
    TraitCase("retry of too few attempts", gives: "^") { $0.flaky(failures: 2).retry(2) },
    TraitCase("retry(when:)", gives: "----(3|)") { input in
      input.flaky(failures: 2).retry(when: { errors in
        errors.delay(.seconds(2), scheduler: input.scheduler)
      })
    },
    TraitCase("retry(when:) of one type of error", gives: "----(3|)") { input in
      input.flaky(failures: 2).retry(when: { (errors: Observable<TestError>) in
        errors.delay(.seconds(2), scheduler: input.scheduler)
      })
    },
    TraitCase("amb", gives: "-(b|)") { input in
      input.element.amb(Maybe.just("b").delay(.seconds(1), scheduler: input.scheduler))
    },
    TraitCase("debug", gives: "--(a|)") { $0.element.debug("element") },
    TraitCase("using", gives: "--([ar]|)") { input in
      Maybe.using(
        { StringResource(name: "r") },
        primitiveSequenceFactory: { resource in input.element.map { $0 + resource.name } })
    },
  ]

  static let timing = [
    TraitCase("delay", gives: "-----(a|)") { input in
      input.element.delay(.seconds(3), scheduler: input.scheduler)
    },
    TraitCase("delaySubscription", gives: "-----(a|)") { input in
      input.element.delaySubscription(.seconds(3), scheduler: input.scheduler)
    },
    TraitCase("timeout in time", gives: "--(a|)") { input in
      input.element.timeout(.seconds(3), scheduler: input.scheduler)
    },
    TraitCase("timeout too late", gives: "-^") { input in
      input.element.timeout(.seconds(1), scheduler: input.scheduler)
    },
    TraitCase("timeout with another sequence", gives: "-(b|)") { input in
      input.element.timeout(.seconds(1), other: .just("b"), scheduler: input.scheduler)
    },
    TraitCase("timer", gives: "---(0|)") { input in
      Single<Int>.timer(.seconds(3), scheduler: input.scheduler).map { "\($0)" }
    },
  ]

  static let all = maybe + single + completable + recovering + timing
}

/// A resource with a name.
nonisolated private struct StringResource: Disposable {
  let name: String

  func dispose() {}
}
