import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@Suite("Members that older code and vendored libraries use")
struct OlderMemberTests {
  @Test("a bar item keeps the attributes of its title for each state")
  func titleAttributes() {
    Device.current = Device()
    let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
    #expect(item.titleTextAttributes(for: .normal) == nil)
    item.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    #expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
    #expect(item.titleTextAttributes(for: .disabled) == nil)
    item.setTitleTextAttributes(nil, for: .normal)
    #expect(item.titleTextAttributes(for: .normal) == nil)
  }

  @Test("points, sizes and rectangles are compared by their numbers")
  func equality() {
    #expect(CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 2)))
    #expect(!CGSize(width: 1, height: 2).equalTo(CGSize(width: 2, height: 1)))
  }

  @Test("the view for a baseline is the one of the last baseline, which a subclass names")
  func baseline() {
    Device.current = Device()
    let view = Framed()
    #expect(view.forBaselineLayout() === view.inner)
  }

  @Test("the app can be shown in the orientations that its delegate returns")
  func orientations() {
    let device = Device()
    Device.current = device
    let phone = SpyPhone()
    #expect(phone.application.supportedInterfaceOrientations(for: nil) == .all)
    let upright = Upright()
    phone.application.delegate = upright
    withExtendedLifetime(upright) {
      #expect(phone.application.supportedInterfaceOrientations(for: nil) == .portrait)
    }
  }

  @Test("the keyboard's appearance is read of any text input")
  func keyboard() {
    Device.current = Device()
    let (field, view) = (UITextField(), UITextView())
    view.keyboardAppearance = .dark
    let inputs: [any UITextInput] = [field, view]
    #expect(inputs.map(\.keyboardAppearance) == [.default, .dark])
  }

  @Test("a delegate of which only the protocol is known answers whether it has a method")
  func delegates() {
    Device.current = Device()
    let answering = Answering()
    let field: any UITextFieldDelegate = answering
    let scroll: any UIScrollViewDelegate = answering
    let text: any UITextViewDelegate = answering
    #expect(field.responds(to: "known") && !field.responds(to: "unknown"))
    #expect(scroll.responds(to: "known") && text.responds(to: "known"))
  }
}

private final class Framed: UIView {
  let inner = UIView()
  override var forLastBaselineLayout: UIView { inner }
}

private final class Upright: UIApplicationDelegate {
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .portrait }
}

private final class Answering: UITextFieldDelegate, UITextViewDelegate, SelectorTarget {
  func rehearsalMethod(for selector: Selector) -> SelectorMethod? {
    selector == "known" ? { _ in nil } : nil
  }
}
