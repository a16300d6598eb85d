// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Action's, and their documentation is too.
public import Reactive

public enum ActionError: Error {
  case notEnabled
  case underlyingError(any Error)
}

/// An action without an argument and without a result, such as that of a button.
public typealias CocoaAction = Action<Void, Void>

/// An action that only completes.
public typealias CompletableAction<Input> = Action<Input, Never>

/// A piece of work that begins with an input, and that cannot begin again while it runs.
public class Action<Input, Element> {
  public typealias WorkFactory = (Input) -> Observable<Element>

  public let _enabledIf: Observable<Bool>
  public let workFactory: WorkFactory

  /// The inputs of the action, each of which begins the work.
  public let inputs: InputSubject<Input>
  /// The failures of the work, and the inputs that came while the action was not enabled.
  public let errors: Observable<ActionError>
  /// The failures of the work.
  public let underlyingError: Observable<any Error>
  /// The elements of all works.
  public let elements: Observable<Element>
  /// Whether a work runs, beginning with the present state.
  public let executing: Observable<Bool>
  /// Whether an input begins a work, beginning with the present state.
  public let enabled: Observable<Bool>

  /// One observable for each work that has begun.
  private let executions: Observable<Observable<Element>>
  private let bag = DisposeBag()

  public convenience init<Source: ObservableConvertibleType>(
    enabledIf: Observable<Bool> = .just(true), workFactory: @escaping (Input) -> Source
  ) where Source.Element == Element {
    self.init(enabledIf: enabledIf) { workFactory($0).asObservable() }
  }

  public init(
    enabledIf: Observable<Bool> = .just(true), workFactory: @escaping WorkFactory
  ) {
    _enabledIf = enabledIf
    self.workFactory = workFactory
    let inputs = InputSubject<Input>()
    let failures = PublishSubject<ActionError>()
    let isEnabled = BehaviorSubject(value: false)
    executions = Self.executions(of: workFactory, inputs, isEnabled, failures)
    self.inputs = inputs
    errors = failures.asObservable()
    underlyingError = failures.compactMap {
      if case .underlyingError(let error) = $0 { error } else { nil }
    }
    enabled = isEnabled.asObservable()
    elements = executions.flatMap { $0.catch { _ in .empty() } }
    executing = Self.executing(executions)
    Observable.combineLatest(executing, enabledIf) { !$0 && $1 }
      .bind(to: isEnabled).disposed(by: bag)
  }

  private static func executions(
    of workFactory: @escaping WorkFactory, _ inputs: InputSubject<Input>,
    _ isEnabled: BehaviorSubject<Bool>, _ failures: PublishSubject<ActionError>
  ) -> Observable<Observable<Element>> {
    inputs.withLatestFrom(isEnabled) { ($0, $1) }
      .flatMap { input, isEnabled -> Observable<Observable<Element>> in
        guard isEnabled else {
          failures.onNext(.notEnabled)
          return .empty()
        }
        let work = workFactory(input)
          .do(onError: { failures.onNext(.underlyingError($0)) })
          .share(replay: 1, scope: .forever)
        return .just(work)
      }
      .share()
  }

  private static func executing(
    _ executions: Observable<Observable<Element>>
  ) -> Observable<Bool> {
    executions.flatMap { work -> Observable<Bool> in
      let end = work.flatMap { _ in Observable<Bool>.empty() }.catch { _ in .empty() }
      return .concat([.just(true), end, .just(false)])
    }
    .startWith(false)
    .share(replay: 1, scope: .forever)
  }

  /// Begins the work with an input; returns its elements, or the error of an action that is not enabled.
  @discardableResult
  public func execute(_ value: Input) -> Observable<Element> {
    let result = ReplaySubject<Element>.createUnbounded()
    let work = executions.map { work in
      work.catch { throw ActionError.underlyingError($0) }
    }
    let refusal = errors.map { Observable<Element>.error($0) }
    work.amb(refusal).take(1).flatMap { $0 }.subscribe(result).disposed(by: bag)
    inputs.onNext(value)
    return result.asObservable()
  }
}

extension Action where Input == Void {
  @discardableResult
  public func execute() -> Observable<Element> { execute(()) }
}

extension CompletableAction where Element == Never {
  public convenience init(
    enabledIf: Observable<Bool> = .just(true), workFactory: @escaping (Input) -> Completable
  ) {
    self.init(enabledIf: enabledIf) { workFactory($0).asObservable() }
  }
}
