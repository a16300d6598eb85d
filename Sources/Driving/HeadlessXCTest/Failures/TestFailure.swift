import CInterruption

/// A place in a test's source.
nonisolated struct TestPlace: Sendable {
  var file: StaticString
  var line: UInt
}

/// Records failures of the words of XCUITest, with XCTest's messages.
enum TestFailure {
  /// Receives the failures in place of the running test; for tests of this module.
  static var receiver: ((String) -> Void)?

  /// The place of the last word that told its place, for properties, which cannot.
  private(set) static var lastPlace: TestPlace?

  /// Keeps the place of a word that is being performed.
  static func noticed(_ place: TestPlace) {
    lastPlace = place
  }

  /// Records a failure at a place, or at the last one that is known.
  ///
  /// With `continueAfterFailure` false, the call does not return: the test method is left.
  static func record(_ message: String, at place: TestPlace? = nil) {
    if let receiver { return receiver(message) }
    let place = place ?? lastPlace ?? TestPlace(file: "<unknown>", line: 0)
    fail(message, place)
  }

  private static func fail(_ message: String, _ place: TestPlace) {
    guard let test = TestRun.current.test else {
      print("\(place.file):\(place.line): error: \(message)")
      return
    }
    test.object.fail(message, file: "\(place.file)", line: Int(place.line))
  }

  /// Records that a word of XCUITest has no meaning here.
  static func refuse(_ word: String, because reason: String, instead: String, at place: TestPlace) {
    record("\(word) is not available in Rehearsal: \(reason). \(instead)", at: place)
  }
}
