internal import XCTest

/// A strong reference to a test, which lives on the main thread without being isolated to the main actor.
nonisolated final class TestReference: Sendable {
  private let address: UInt

  init(_ test: XCTestCase) { address = UInt(bitPattern: Unmanaged.passRetained(test).toOpaque()) }

  /// The test; on the main thread only.
  @MainActor var test: XCTestCase { unmanaged.takeUnretainedValue() }

  private var unmanaged: Unmanaged<XCTestCase> {
    guard let pointer = UnsafeRawPointer(bitPattern: address) else {
      preconditionFailure("A reference to a test has an address")
    }
    return Unmanaged.fromOpaque(pointer)
  }

  deinit { unmanaged.release() }
}
