// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are ReactorKit's, and their documentation is too.
@_exported public import RxSwift

public typealias NoAction = Never
public typealias NoMutation = Never

/// The logic of a view: actions become mutations, and mutations the next state.
public protocol Reactor: AnyObject {
  associatedtype Action
  associatedtype Mutation = Action
  associatedtype State

  typealias Scheduler = ImmediateSchedulerType

  var action: ActionSubject<Action> { get }
  var initialState: State { get }
  var currentState: State { get }
  var state: Observable<State> { get }

  /// The scheduler that actions are observed on; an action sent by a reduction waits for its end.
  var scheduler: Scheduler { get }

  func transform(action: Observable<Action>) -> Observable<Action>
  func mutate(action: Action) -> Observable<Mutation>
  func transform(mutation: Observable<Mutation>) -> Observable<Mutation>
  func reduce(state: State, mutation: Mutation) -> State
  func transform(state: Observable<State>) -> Observable<State>
}

extension Reactor {
  public var action: ActionSubject<Action> {
    isStubEnabled ? stub.action : streams.action
  }

  public var state: Observable<State> {
    isStubEnabled ? stub.state.asObservable() : streams.state
  }

  public internal(set) var currentState: State {
    get { storage.currentState ?? initialState }
    set { storage.currentState = newValue }
  }

  public var scheduler: Scheduler { CurrentThreadScheduler.instance }

  public func transform(action: Observable<Action>) -> Observable<Action> { action }
  public func mutate(action: Action) -> Observable<Mutation> { .empty() }
  public func transform(mutation: Observable<Mutation>) -> Observable<Mutation> { mutation }
  public func reduce(state: State, mutation: Mutation) -> State { state }
  public func transform(state: Observable<State>) -> Observable<State> { state }
}

extension Reactor where Action == Mutation {
  public func mutate(action: Action) -> Observable<Mutation> { .just(action) }
}

extension Reactor {
  /// Whether actions are only recorded by the stub, and states only set by it.
  public var isStubEnabled: Bool {
    get { storage.isStubEnabled }
    set { storage.isStubEnabled = newValue }
  }

  public var stub: Stub<Self> {
    if let stub = storage.stub as? Stub<Self> { return stub }
    let stub = Stub(reactor: self, disposeBag: storage.bag)
    storage.stub = stub
    return stub
  }
}
