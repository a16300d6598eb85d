/// The elements of a sequence that have one key.
public struct GroupedObservable<Key, Element>: ObservableType {
  /// The key.
  public let key: Key

  private let source: Observable<Element>

  /// Creates a group of a sequence.
  public init(key: Key, source: Observable<Element>) {
    self.key = key
    self.source = source
  }

  /// Subscribes an observer to the elements of the group.
  public func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element {
    source.subscribe(observer)
  }

  /// Returns the elements of the group.
  public func asObservable() -> Observable<Element> { source }
}

extension ObservableType {
  /// Sends a group for each new key; a group sends the elements with its key.
  ///
  /// The source stays subscribed to until the sequence and all its groups have no observer.
  public func groupBy<Key: Hashable>(
    keySelector: @escaping (Element) throws -> Key
  ) -> Observable<GroupedObservable<Key, Element>> {
    lift(GroupBySink.self) { $0.init($1, keySelector) }
  }
}

private class GroupBySink<Key: Hashable, Element>: OperatorSink<
  Element, GroupedObservable<Key, Element>
>
{
  override class var keepsSource: Bool { true }

  private let keySelector: (Element) throws -> Key
  private let subscriptions = GroupSubscriptions()
  private var groups: [Key: PublishSubject<Element>] = [:]
  private var order: [PublishSubject<Element>] = []

  required init(
    _ downstream: Sink<GroupedObservable<Key, Element>>,
    _ keySelector: @escaping (Element) throws -> Key
  ) {
    self.keySelector = keySelector
    super.init(downstream)
  }

  override func next(_ element: Element) {
    guard !subscriptions.haveEnded else { return }
    do {
      group(try keySelector(element)).onNext(element)
    } catch {
      self.error(error)
    }
  }

  override func error(_ error: any Error) {
    for group in order { group.onError(error) }
    fail(error)
  }

  override func completed() {
    for group in order { group.onCompleted() }
    finish()
  }

  override func disposeResources() {
    subscriptions.endOuter { self.disposeUpstream() }
  }

  private func group(_ key: Key) -> PublishSubject<Element> {
    if let group = groups[key] { return group }
    let group = PublishSubject<Element>()
    groups[key] = group
    order.append(group)
    forward(GroupedObservable(key: key, source: CountedGroup(group, subscriptions)))
    return group
  }
}
