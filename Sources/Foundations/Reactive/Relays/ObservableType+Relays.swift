extension ObservableType {
  /// Sends elements to relays; how the sequence ends does not concern them.
  public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
    accept(into: relays.map { $0.accept })
  }

  /// Sends elements to relays of optionals.
  public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
    accept(into: relays.map { relay in { relay.accept($0) } })
  }

  /// Sends elements to relays; how the sequence ends does not concern them.
  public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
    accept(into: relays.map { $0.accept })
  }

  /// Sends elements to relays of optionals.
  public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    accept(into: relays.map { relay in { relay.accept($0) } })
  }

  private func accept(into receivers: [(Element) -> Void]) -> any Disposable {
    if let only = receivers.first, receivers.count == 1 { return subscribe(onNext: only) }
    return subscribe(onNext: { element in receivers.forEach { $0(element) } })
  }
}
