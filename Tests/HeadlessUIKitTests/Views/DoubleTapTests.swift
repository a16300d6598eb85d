import HeadlessUIKit
import Testing

@Suite("Double taps beside single taps")
struct DoubleTapTests {
  private let diary = Diary()
  private let view = UIView()

  private func tap(_ name: String, taps: Int) -> UITapGestureRecognizer {
    let recognizer = UITapGestureRecognizer(target: diary) { $0.write(name) }
    recognizer.numberOfTapsRequired = taps
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  /// Source: Apple's "Coordinating multiple gesture recognizers".
  @Test(
    "the first tap of a double tap is a single tap, unless that waits for the double tap to fail")
  func waiting() throws {
    let single = tap("single", taps: 1)
    let double = tap("double", taps: 2)
    let phone = Phone(view)
    #expect(view.recognizeDoubleTap())
    #expect(diary.read() == ["single", "double"])
    single.require(toFail: double)
    #expect(view.recognizeDoubleTap())
    phone.wait(.seconds(1))
    #expect(diary.read() == ["double"])
  }

  /// Source: require(toFail:)'s documentation, "the receiver transitions out of possible … only if the
  /// other gesture recognizer transitions to failed", and the 0.35 s that a second tap may take
  /// (*observed*).
  @Test(
    "a single tap that waits for a double tap to fail is recognised 350 ms after the touch",
    arguments: Waiting.allCases)
  func delayed(_ waiting: Waiting) throws {
    let single = tap("single", taps: 1)
    let double = tap("double", taps: 2)
    let rule = FailureRule()
    let phone = Phone(view)
    switch waiting {
    case .require: single.require(toFail: double)
    case .ownDelegate: single.delegate = rule
    case .otherDelegate: double.delegate = rule
    }
    try view.performTap()
    phone.wait(.milliseconds(349))
    #expect(diary.read() == [])
    phone.wait(.milliseconds(1))
    #expect(diary.read() == ["single"])
    double.isEnabled = false
    try view.performTap()
    #expect(diary.read() == ["single"])
  }

  /// The place where an app says that the single tap waits.
  enum Waiting: CaseIterable { case require, ownDelegate, otherDelegate }

  @Test(
    "without an enabled recogniser of double taps nothing waits, and no double tap is recognised")
  func none() {
    let single = tap("single", taps: 1)
    let double = tap("double", taps: 2)
    single.require(toFail: double)
    double.isEnabled = false
    #expect(!view.recognizeDoubleTap())
    #expect(diary.read() == [])
  }
}

/// A delegate that lets single taps wait for double taps.
private final class FailureRule: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { taps(gestureRecognizer) < taps(otherGestureRecognizer) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { taps(gestureRecognizer) > taps(otherGestureRecognizer) }

  private func taps(_ recognizer: UIGestureRecognizer) -> Int {
    (recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired ?? 0
  }
}
