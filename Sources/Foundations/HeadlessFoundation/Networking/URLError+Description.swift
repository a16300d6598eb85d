public import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

nonisolated extension URLError {
  /// Creates an error with the description that it has on a phone, which apps show to their users.
  ///
  /// On Linux, Foundation describes it as `(NSURLErrorDomain error -1009.)`.
  init(_ code: Code, described text: String) {
    self.init(code, userInfo: [NSLocalizedDescriptionKey: text])
  }
}

nonisolated extension URLError.Code {
  /// Creates the code of a number; `.unknown` for a number that Foundation does not name.
  ///
  /// Ported apps call it where they call `init(rawValue:)`, which never fails on Apple's systems.
  public init(rehearsalRawValue rawValue: Int) {
    self = Self(rawValue: rawValue) ?? .unknown
  }
}
