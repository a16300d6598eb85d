internal import HeadlessUIKit
internal import RxSwift

/// The streams of a reactor.
struct ReactorStreams<Action, State> {
  let action: ActionSubject<Action>
  let state: Observable<State>
}

/// The values of a reactor, which has no stored properties for them.
final class ReactorStorage<Action, State> {
  var streams: ReactorStreams<Action, State>?
  var currentState: State?
  var isStubEnabled = false
  var stub: AnyObject?
  let bag = DisposeBag()
}

private var storageKey: UInt8 = 0

extension Reactor {
  var storage: ReactorStorage<Action, State> {
    let kept = objc_getAssociatedObject(self, &storageKey)
    if let storage = kept as? ReactorStorage<Action, State> { return storage }
    let storage = ReactorStorage<Action, State>()
    objc_setAssociatedObject(self, &storageKey, storage, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return storage
  }

  /// The streams, which begin with the initial state when they are first asked for.
  var streams: ReactorStreams<Action, State> {
    if let streams = storage.streams { return streams }
    let action = ActionSubject<Action>()
    let states = states(after: transform(action: action.observe(on: scheduler)))
    let state = transform(state: states)
      .do(onNext: { [weak self] in self?.currentState = $0 })
      .replay(1)
    let streams = ReactorStreams(action: action, state: state.asObservable())
    storage.streams = streams
    state.connect().disposed(by: storage.bag)
    return streams
  }

  /// Returns the initial state and those that the mutations of actions lead to; errors are dropped.
  private func states(after actions: Observable<Action>) -> Observable<State> {
    let mutations = actions.flatMap { [weak self] action -> Observable<Mutation> in
      guard let self else { return .empty() }
      return mutate(action: action).catch { _ in .empty() }
    }
    return transform(mutation: mutations)
      .scan(initialState) { [weak self] state, mutation in
        self?.reduce(state: state, mutation: mutation) ?? state
      }
      .catch { _ in .empty() }
      .startWith(initialState)
  }
}
