import HeadlessDevice
import HeadlessUIKit
import Testing
import VirtualTime

@Suite("a presentation")
struct PresentationTests {
  @Test("full screen takes the presenter away once it covers it")
  func fullScreen() throws {
    let phone = Phone()
    let root = phone.spy("A")
    try phone.show(root)
    let modal = phone.spy("B")
    modal.modalPresentationStyle = .fullScreen
    root.present(modal, animated: true) { phone.journal.note("completion") }
    #expect(
      phone.journal.take() == ["B.didLoad", "A.willDisappear", "B.willAppear", "B.isAppearing"])
    try phone.finishTransitions()
    #expect(phone.journal.take() == ["B.didAppear", "A.didDisappear", "completion"])
    #expect(phone.device.clock.now == .init(nanoseconds: 500_000_000))
    modal.dismiss(animated: true) { phone.journal.note("completion") }
    #expect(phone.journal.take() == ["B.willDisappear", "A.willAppear", "A.isAppearing"])
    try phone.finishTransitions()
    #expect(phone.journal.take() == ["A.didAppear", "B.didDisappear", "completion"])
    #expect(phone.findings == [])
  }

  @Test("a sheet leaves the presenter where it is")
  func sheet() throws {
    let phone = Phone()
    let root = phone.spy("A")
    try phone.show(root)
    root.present(phone.spy("B"), animated: true)
    try phone.finishTransitions()
    root.dismiss(animated: true)
    try phone.finishTransitions()
    #expect(
      phone.journal.take() == [
        "B.didLoad", "B.willAppear", "B.isAppearing", "B.didAppear", "B.willDisappear",
        "B.didDisappear",
      ])
  }
}
