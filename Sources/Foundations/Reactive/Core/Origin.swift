import VirtualTime

/// Where in the source something was asked for: work that waits, or a subscription.
struct Origin: CustomStringConvertible {
  let fileID: StaticString
  let line: UInt

  /// A subscription made through a protocol's requirement, which has no room for a place.
  static let unknown = Origin(fileID: "", line: 0)

  static func here(fileID: StaticString = #fileID, line: UInt = #line) -> Origin {
    Origin(fileID: fileID, line: line)
  }

  var description: String {
    line == 0 ? "an unknown place" : "\(fileID):\(line)"
  }

  /// Tells whoever looks after the app that an error reached the end of a chain unhandled.
  func reportUnhandled(_ error: any Error) {
    ClockLedger.current.add(
      mistake: """
        An observable failed and nobody handles it: \(error). It was subscribed to at \(self), which \
        hears no more of it. Pass onError: there, or catch the error before.
        """)
  }

  /// Tells whoever looks after the app that a binding got an error.
  static func reportBindingError(_ error: any Error, of target: String) {
    ClockLedger.current.add(
      mistake: """
        A binding to \(target) got an error: \(error). Bindings take elements only, and it gets no \
        more of them. Catch the error before the binding.
        """)
  }
}
