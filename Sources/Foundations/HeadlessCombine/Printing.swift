extension Publisher {
  /// Prints the events, or writes them to a stream, with a prefix and in Combine's words.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Publishers.Made<Output, Failure> {
    let printer = Printer(prefix, stream)
    return handleEvents(
      receiveSubscription: { _ in printer.write("receive subscription: (\(Self.self))") },
      receiveOutput: { printer.write("receive value: (\($0))") },
      receiveCompletion: { end in
        switch end {
        case .finished: printer.write("receive finished")
        case .failure(let error): printer.write("receive error: (\(error))")
        }
      },
      receiveCancel: { printer.write("receive cancel") },
      receiveRequest: { printer.write("request \($0)") })
  }
}

/// The destination of the printed events.
private final class Printer {
  private let prefix: String
  private var stream: (any TextOutputStream)?

  init(_ prefix: String, _ stream: (any TextOutputStream)?) {
    self.prefix = prefix.isEmpty ? "" : "\(prefix): "
    self.stream = stream
  }

  func write(_ event: String) {
    guard stream != nil else { return Swift.print("\(prefix)\(event)") }
    stream?.write("\(prefix)\(event)\n")
  }
}
