import HeadlessDevice
import HeadlessUIKit
import Testing

/// A responder that may take the keyboard, and may refuse to give it up.
private final class Taker: UIResponder {
  var takes = true
  var gives = true

  override var canBecomeFirstResponder: Bool { takes }
  override var canResignFirstResponder: Bool { gives }
}

@Suite("a responder")
struct ResponderTests {
  @Test("takes the keyboard from who has it, if that one gives it up")
  func takes() {
    _ = SpyPhone()
    let first = Taker()
    let second = Taker()
    #expect(first.becomeFirstResponder())
    #expect(first.becomeFirstResponder())
    first.gives = false
    #expect(!second.becomeFirstResponder())
    #expect([first.isFirstResponder, second.isFirstResponder] == [true, false])
    first.gives = true
    #expect(second.becomeFirstResponder())
    #expect([first.isFirstResponder, second.isFirstResponder] == [false, true])
    #expect(second.resignFirstResponder())
    #expect(!second.isFirstResponder)
  }

  @Test("that may not have the keyboard does not get it, and one that lacks it gives it up at once")
  func refuses() {
    _ = SpyPhone()
    let responder = UIResponder()
    #expect(!responder.becomeFirstResponder())
    #expect(responder.resignFirstResponder())
  }

  @Test("that dies has no keyboard")
  func dies() {
    let phone = SpyPhone()
    do { _ = Taker().becomeFirstResponder() }
    #expect(phone.application.firstResponder == nil)
  }

  @Test("is the same as itself only")
  func identity() {
    _ = SpyPhone()
    let one = UIViewController()
    let other = UIViewController()
    #expect(one == one)
    #expect(Set([one, other, one]).count == 2)
    #expect([other, one].firstIndex(of: one) == 1)
  }
}
