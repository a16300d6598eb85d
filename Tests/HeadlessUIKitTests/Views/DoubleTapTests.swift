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
    _ = Phone(view)
    #expect(view.recognizeDoubleTap())
    #expect(diary.read() == ["single", "double"])
    single.require(toFail: double)
    #expect(view.recognizeDoubleTap())
    #expect(diary.read() == ["double"])
    try view.performTap()
    #expect(diary.read() == ["single"])
  }

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
