// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are ReactorKit's, and their documentation is too.
public import RxSwift

/// The states and actions of a reactor for the tests of its view.
public class Stub<Reactor: ReactorKit.Reactor> {
  private unowned let reactor: Reactor

  public let state: StateRelay<Reactor.State>
  public let action: ActionSubject<Reactor.Action>

  /// The actions since the stub was first asked for.
  public private(set) var actions: [Reactor.Action] = []

  public init(reactor: Reactor, disposeBag: DisposeBag) {
    self.reactor = reactor
    state = StateRelay(value: reactor.initialState)
    action = ActionSubject()
    state.subscribe(onNext: { [weak reactor] in reactor?.currentState = $0 })
      .disposed(by: disposeBag)
    action.subscribe(onNext: { [weak self] in self?.actions.append($0) })
      .disposed(by: disposeBag)
  }

  public var isEnabled: Bool {
    get { reactor.isStubEnabled }
    set { reactor.isStubEnabled = newValue }
  }
}
