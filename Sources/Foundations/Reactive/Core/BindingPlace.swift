/// The place in the source of a binding, for the subscriptions of the function that it calls.
package struct BindingPlace: Sendable {
  package let fileID: StaticString
  package let line: UInt

  /// The place of the binding that calls a function now.
  @TaskLocal private static var current: BindingPlace?

  /// Returns the place of the binding that calls a function now, or that of the call.
  package static func here(fileID: StaticString = #fileID, line: UInt = #line) -> BindingPlace {
    current ?? BindingPlace(fileID: fileID, line: line)
  }

  /// Calls a function that binds a sequence at a place.
  static func calling<Result>(
    _ binder: () -> Result, fileID: StaticString, line: UInt
  ) -> Result {
    $current.withValue(BindingPlace(fileID: fileID, line: line), operation: binder)
  }
}
