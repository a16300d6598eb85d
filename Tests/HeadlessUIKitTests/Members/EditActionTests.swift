import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

@Suite("Edit actions and keyboards")
struct EditActionTests {
  private final class Field: UITextField {
    var done: [String] = []

    override var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
    override func cut(_ sender: Any?) { done.append("cut") }
    override func paste(_ sender: Any?) { done.append("paste") }
  }

  @Test("a responder has the standard edit actions")
  func actions() {
    let field = Field()
    let actions: any UIResponderStandardEditActions = field
    actions.cut(nil)
    actions.paste(nil)
    #expect(field.done == ["cut", "paste"])
  }

  @Test("the only keyboard is the one of the device's language; a responder wants none by itself")
  func keyboards() {
    var configuration = Device.Configuration()
    configuration.locale = Locale(identifier: "de_CH")
    Device.current = Device(configuration)
    #expect(Field().textInputMode?.primaryLanguage == "de-CH")
    #expect(UITextInputMode.activeInputModes.count == 1)
    #expect(UIView().textInputMode == nil)
  }
}
