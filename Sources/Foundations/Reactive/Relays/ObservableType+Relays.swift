extension ObservableType {
  /// Sends elements to relays; an error is reported as a mistake, completion is ignored.
  public func bind(
    to relays: PublishRelay<Element>..., fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    accept(into: relays.map { $0.accept }, Origin(fileID: fileID, line: line))
  }

  /// Sends elements to relays of optionals.
  public func bind(
    to relays: PublishRelay<Element?>..., fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    accept(into: relays.map { relay in { relay.accept($0) } }, Origin(fileID: fileID, line: line))
  }

  /// Sends elements to relays; an error is reported as a mistake, completion is ignored.
  public func bind(
    to relays: BehaviorRelay<Element>..., fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    accept(into: relays.map { $0.accept }, Origin(fileID: fileID, line: line))
  }

  /// Sends elements to relays of optionals.
  public func bind(
    to relays: BehaviorRelay<Element?>..., fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    accept(into: relays.map { relay in { relay.accept($0) } }, Origin(fileID: fileID, line: line))
  }

  /// Sends elements to relays; an error is reported as a mistake, completion is ignored.
  public func bind(
    to relays: ReplayRelay<Element>..., fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    accept(into: relays.map { $0.accept }, Origin(fileID: fileID, line: line))
  }

  /// Sends elements to relays of optionals.
  public func bind(
    to relays: ReplayRelay<Element?>..., fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    accept(into: relays.map { relay in { relay.accept($0) } }, Origin(fileID: fileID, line: line))
  }

  private func accept(
    into receivers: [(Element) -> Void], _ origin: Origin
  ) -> any Disposable {
    let receive = receivers.count == 1 ? receivers[0] : { for send in receivers { send($0) } }
    return subscribe(onNext: receive, fileID: origin.fileID, line: origin.line)
  }
}
