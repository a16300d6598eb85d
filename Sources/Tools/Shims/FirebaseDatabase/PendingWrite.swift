import HeadlessDevice

/// A write that the server has not answered.
final class PendingWrite {
  enum Answer {
    case taken
    case refused(any Error)
    /// The data was not what a transaction expected.
    case outdated
  }

  let write: Write
  /// The tag of the data that a transaction expects.
  let expectation: String?
  /// Whether observers see the write before the answer.
  let isShown: Bool
  let completion: (Answer) -> Void
  var isUnderWay = false
  var tries = 0

  init(
    _ write: Write, expecting expectation: String? = nil, isShown: Bool = true,
    completion: @escaping (Answer) -> Void = { _ in }
  ) {
    self.write = write
    self.expectation = expectation
    self.isShown = isShown
    self.completion = completion
  }

  var request: HTTPRequest { write.request(expecting: expectation) }
}
