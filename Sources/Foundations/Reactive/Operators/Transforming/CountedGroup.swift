/// The subscriptions to a sequence of groups and to its groups, which use one source.
final class GroupSubscriptions {
  private var groupCount = 0
  private var disposeSource: (() -> Void)?

  /// Whether the last subscription has ended.
  private(set) var haveEnded = false

  func addGroup() {
    groupCount += 1
  }

  func removeGroup() {
    groupCount -= 1
    endIfUnused()
  }

  func endOuter(disposingSource disposeSource: @escaping () -> Void) {
    self.disposeSource = disposeSource
    endIfUnused()
  }

  private func endIfUnused() {
    guard groupCount == 0, let disposeSource else { return }
    self.disposeSource = nil
    haveEnded = true
    disposeSource()
  }
}

/// A group whose observers keep the source subscribed to.
final class CountedGroup<Element>: Observable<Element> {
  private let group: PublishSubject<Element>
  private let subscriptions: GroupSubscriptions

  init(_ group: PublishSubject<Element>, _ subscriptions: GroupSubscriptions) {
    self.group = group
    self.subscriptions = subscriptions
  }

  override func run(_ sink: Sink<Element>) -> LinkedDisposable? {
    subscriptions.addGroup()
    let operatorSink = CountedGroupSink(sink, subscriptions)
    operatorSink.connect(group.run(operatorSink))
    return operatorSink
  }
}

private final class CountedGroupSink<Element>: ForwardingSink<Element> {
  private let subscriptions: GroupSubscriptions

  init(_ downstream: Sink<Element>, _ subscriptions: GroupSubscriptions) {
    self.subscriptions = subscriptions
    super.init(downstream)
  }

  override func disposeResources() {
    disposeUpstream()
    subscriptions.removeGroup()
  }
}
