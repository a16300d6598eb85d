import HeadlessCombine
import HeadlessDevice
import HeadlessUIKit
import Testing

@Suite("Combine: publishers of properties")
struct KeyValuePublisherTests {
  @Test("a property's publisher sends the present value and each change, until it is cancelled")
  func changes() {
    Device.current = Device()
    let button = UIButton()
    var seen: [Bool] = []
    let subscription = button.publisher(for: \.isEnabled).sink { seen.append($0) }
    button.isEnabled = false
    button.isSelected = true
    button.isEnabled = true
    subscription.cancel()
    button.isEnabled = false
    #expect(seen == [true, false, true])
  }

  @Test("without the option for it the present value is not sent")
  func changesAlone() {
    Device.current = Device()
    let field = UITextField()
    field.text = "a"
    var seen: [String?] = []
    let subscription = field.publisher(for: \.text, options: [.new]).sink { seen.append($0) }
    field.text = "b"
    #expect(seen == ["b"])
    subscription.cancel()
  }

  @Test("the subscription keeps the object, and a cancelled one does not")
  func lifetime() {
    Device.current = Device()
    var view: UIView? = UIView()
    weak let remains = view
    let subscription = view?.publisher(for: \.isHidden).sink { _ in }
    view = nil
    #expect(remains != nil)
    subscription?.cancel()
    #expect(remains == nil)
  }
}
