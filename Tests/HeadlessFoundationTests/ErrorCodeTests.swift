import Foundation
import Testing

@testable import HeadlessFoundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Source: Foundation's documentation of `URLError.Code`.
@Suite("Codes of URL errors by their numbers")
struct ErrorCodeTests {
  @Test("a number that Foundation names is its code, and any other is unknown")
  func codes() {
    #expect(
      [-1009, -999, 7].map { URLError.Code(rehearsalRawValue: $0) }
        == [.notConnectedToInternet, .cancelled, .unknown])
  }
}
