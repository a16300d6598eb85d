import VirtualTime

/// The place in the source that scheduled work or made a subscription.
@usableFromInline
package struct Origin: CustomStringConvertible, Sendable {
  package let fileID: StaticString
  package let line: UInt

  @usableFromInline
  init(fileID: StaticString, line: UInt) {
    self.fileID = fileID
    self.line = line
  }

  /// The origin of a subscription made through a protocol's requirement, which passes none.
  static let unknown = Origin(fileID: "", line: 0)

  static func here(fileID: StaticString = #fileID, line: UInt = #line) -> Origin {
    Origin(fileID: fileID, line: line)
  }

  @usableFromInline package var description: String {
    line == 0 ? "an unknown place" : "\(fileID):\(line)"
  }

  /// The place of the binding that calls a function now.
  @TaskLocal private static var binding: Origin?

  /// Returns the place of the binding that calls a function now, or that of the call.
  package static func ofBinding(fileID: StaticString = #fileID, line: UInt = #line) -> Origin {
    binding ?? Origin(fileID: fileID, line: line)
  }

  /// Calls a function that binds a sequence here, and that may subscribe elsewhere.
  func binding<Result>(_ binder: () -> Result) -> Result {
    Self.$binding.withValue(self, operation: binder)
  }

  /// Reports a mistake: an error that reached a subscription without `onError`.
  func reportUnhandled(_ error: any Error) {
    ClockDiagnostics.current.add(
      mistake: """
        An observable failed and nobody handles it: \(error). It was subscribed to at \(self), which \
        hears no more of it. Pass onError: there, or catch the error before.
        """, cause: "unhandled error of the subscription at \(self)")
  }

  /// Reports a mistake: an error that reached a binding.
  static func reportBindingError(_ error: any Error, of target: String) {
    ClockDiagnostics.current.add(
      mistake: """
        A binding to \(target) got an error: \(error). Bindings take elements only, and it gets no \
        more of them. Catch the error before the binding.
        """, cause: "error of a binding to \(target)")
  }
}
