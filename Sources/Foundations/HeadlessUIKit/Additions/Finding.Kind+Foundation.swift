package import HeadlessDevice

extension Finding.Kind {
  /// A mistake in a call of Foundation.
  package static let foundation = Finding.Kind(rawValue: "foundation")
}
