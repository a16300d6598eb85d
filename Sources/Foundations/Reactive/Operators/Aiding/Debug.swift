import VirtualTime

extension ObservableType {
  /// Prints subscriptions, events and disposals, each with its virtual time.
  ///
  /// - Parameters:
  ///   - identifier: the name of the sequence; by default the place in the source.
  ///   - trimOutput: whether long elements are shortened in the middle.
  ///   - fileID: the file of the call.
  ///   - line: the line of the call.
  ///   - function: the function of the call.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false,
    fileID: StaticString = #fileID, line: UInt = #line, function: StaticString = #function
  ) -> Observable<Element> {
    debug(identifier ?? "\(fileID):\(line) (\(function))", trimOutput: trimOutput) { print($0) }
  }

  func debug(
    _ name: String, trimOutput: Bool, to output: @escaping (String) -> Void
  ) -> Observable<Element> {
    let log = { (what: String) in output("\(timestamp()): \(name) -> \(what)") }
    return self.do(
      onNext: { log("Event next(\(trimOutput ? trimmed("\($0)") : "\($0)"))") },
      onError: { log("Event error(\($0))") }, onCompleted: { log("Event completed") },
      onSubscribe: { log("subscribed") }, onDispose: { log("isDisposed") })
  }
}

private func timestamp() -> String {
  let milliseconds = ClockDiagnostics.current.now.nanoseconds / 1_000_000
  let fraction = String(1000 + milliseconds % 1000).dropFirst()
  return "\(milliseconds / 1000).\(fraction)s"
}

private func trimmed(_ text: String) -> String {
  let limit = 40
  guard text.count > limit else { return text }
  return "\(text.prefix(limit / 2))...\(text.suffix(limit / 2))"
}
