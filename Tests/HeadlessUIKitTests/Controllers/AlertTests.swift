import HeadlessDevice
import HeadlessUIKit
import Testing
import VirtualTime

@Suite("UIAlertController")
struct AlertTests {
  private func alert(
    _ style: UIAlertController.Style, on phone: SpyPhone,
    _ actions: (String, UIAlertAction.Style)...
  ) throws -> UIAlertController {
    let root = try phone.root()
    let alert = UIAlertController(
      title: "Log out?", message: "You can return.", preferredStyle: style)
    for (title, style) in actions {
      alert.addAction(
        UIAlertAction(title: title, style: style) { phone.journal.note($0.title ?? "") })
    }
    root.present(alert, animated: true)
    try phone.finishTransitions()
    return alert
  }

  @Test("presented, it appears in 250 ms above the screen, which stays on screen")
  func comes() throws {
    let phone = SpyPhone()
    _ = try alert(.alert, on: phone, ("OK", .default))
    #expect(phone.journal.take() == [])
    #expect(phone.device.clock.now == .init(nanoseconds: 250_000_000))
    #expect(phone.application.presentationStack?.layers.map(\.kind) == [.root, .alert])
    #expect(phone.application.topViewController?.title == "A")
  }

  @Test("a tap on a button dismisses the alert, then runs the handler")
  func tap() throws {
    let phone = SpyPhone()
    let alert = try alert(.alert, on: phone, ("Log out", .destructive), ("Cancel", .cancel))
    try alert.actions[0].performTap()
    #expect(phone.journal.take() == [])
    try phone.finishTransitions()
    #expect(phone.journal.take() == ["Log out"])
    #expect(alert.presentingViewController == nil)
  }

  @Test("a handler presents a second alert after the first was dismissed")
  func next() throws {
    let phone = SpyPhone()
    let root = try phone.root()
    let first = UIAlertController(title: "First", message: nil, preferredStyle: .alert)
    first.addAction(
      UIAlertAction(title: "Go on", style: .default) { [weak root] _ in
        root?.present(
          UIAlertController(title: "Second", message: nil, preferredStyle: .alert), animated: true)
      })
    root.present(first, animated: false)
    try first.actions[0].performTap()
    try phone.finishTransitions()
    #expect(phone.application.topAlert?.title == "Second")
    #expect(phone.findings == [])
  }

  @Test("its elements are title, message, text fields and buttons, in reading order")
  func content() throws {
    let phone = SpyPhone()
    let alert = try alert(.alert, on: phone, ("Cancel", .cancel), ("Save", .default))
    alert.addTextField { $0.placeholder = "Name" }
    alert.actions[1].isEnabled = false
    #expect(
      elements(of: alert.view) == [
        "staticText Log out?", "staticText You can return.", "textField Name", "button Cancel",
        "button Save disabled",
      ])
    #expect(alert.view.elementType == .alert)
    #expect(alert.view.elementLabel == "Log out?")
    #expect(throws: Refusal("\"Save\" is disabled in the alert \"Log out?\".")) {
      try alert.actions[1].performTap()
    }
  }

  @Test(
    "the cancel button is read first of two in an alert, else last",
    arguments: [
      (UIAlertController.Style.alert, ["Delete", "No"], ["No", "Delete"]),
      (.alert, ["No", "Delete", "Keep"], ["Delete", "Keep", "No"]),
      (.actionSheet, ["No", "Delete"], ["Delete", "No"]), (.alert, ["OK"], ["OK"]),
    ])
  func order(
    _ style: UIAlertController.Style, _ added: [String], _ read: [String]
  ) throws {
    let phone = SpyPhone()
    let alert = try alert(style, on: phone)
    for title in added {
      alert.addAction(UIAlertAction(title: title, style: title == "No" ? .cancel : .default))
    }
    #expect(elements(of: alert.view).dropFirst(2) == read.map { "button \($0)" }[...])
    #expect(alert.actions.map(\.title) == added)
  }

  @Test("a tap outside an action sheet runs the cancel action")
  func outside() throws {
    let phone = SpyPhone()
    let sheet = try alert(.actionSheet, on: phone, ("Log out", .destructive), ("Cancel", .cancel))
    #expect(sheet.view.elementType == .sheet)
    try phone.application.tapOutside()
    try phone.finishTransitions()
    #expect(phone.journal.take() == ["Cancel"])
  }

  @Test("a tap outside an alert, or a sheet without cancel, throws the reason")
  func outsideRefused() throws {
    let phone = SpyPhone()
    _ = try alert(.actionSheet, on: phone, ("Log out", .destructive))
    #expect(
      throws: Refusal(
        "tap outside: the action sheet \"Log out?\" has no action of style cancel, so it stays.")
    ) { try phone.application.tapOutside() }
    _ = try alert(.alert, on: phone, ("OK", .cancel))
    #expect(
      throws: Refusal(
        "tap outside: the alert \"Log out?\" stays until one of its buttons is tapped.")
    ) { try phone.application.tapOutside() }
  }

  @Test("a second cancel action, or a text field in an action sheet, is a finding and not added")
  func exceptions() throws {
    let phone = SpyPhone()
    let sheet = try alert(.actionSheet, on: phone, ("No", .cancel), ("Never", .cancel))
    sheet.addTextField()
    #expect(sheet.actions.map(\.title) == ["No"])
    #expect(sheet.textFields == nil)
    #expect(
      phone.findings == [
        """
        The alert "Log out?" got a second action of style cancel, "Never", beside "No"; UIKit \
        raises an exception. It was not added. Make it .default.
        """,
        """
        The action sheet "Log out?" got a text field; UIKit raises an exception. It was not added. \
        Use the style .alert.
        """,
      ])
  }

  @Test("a second tap during the dismissal throws")
  func twice() throws {
    let phone = SpyPhone()
    let alert = try alert(.alert, on: phone, ("OK", .default))
    try alert.actions[0].performTap()
    #expect(throws: Refusal("the alert \"Log out?\" is on its way out already.")) {
      try alert.actions[0].performTap()
    }
    try phone.finishTransitions()
    #expect(phone.journal.take() == ["OK"])
  }

  @Test(
    "in regular width, an action sheet is a popover without cancel button; a tap outside runs cancel"
  )
  func popover() throws {
    let phone = SpyPhone()
    phone.application.setHorizontalSizeClass(.regular)
    let sheet = try alert(.actionSheet, on: phone, ("Log out", .destructive), ("Cancel", .cancel))
    #expect(
      elements(of: sheet.view) == [
        "staticText Log out?", "staticText You can return.", "button Log out",
      ])
    try phone.application.tapOutside()
    try phone.finishTransitions()
    #expect(phone.journal.take() == ["Cancel"])
    #expect(
      phone.findings == [
        """
        UIPopoverPresentationController of the action sheet "Log out?", presented by \
        Spy, should have a non-nil sourceView or barButtonItem set before the \
        presentation occurs. UIKit raises an exception where the popover stays one; here it comes \
        all the same. Set sourceView, or sourceItem, before present(_:animated:completion:).
        """
      ])
  }

  @Test("in regular width, a tap outside an action sheet without cancel dismisses it")
  func popoverWithoutCancel() throws {
    let phone = SpyPhone()
    phone.application.setHorizontalSizeClass(.regular)
    let root = try phone.root()
    let sheet = UIAlertController(title: "Share", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "Mail", style: .default) { _ in phone.journal.note("Mail") })
    sheet.popoverPresentationController?.sourceView = root.view
    root.present(sheet, animated: true) { phone.journal.note("shown") }
    try phone.finishTransitions()
    try phone.application.tapOutside()
    try phone.finishTransitions()
    #expect(phone.journal.take() == ["shown"])
    #expect(phone.application.topAlert == nil)
    #expect(phone.findings == [])
  }

  @Test("return moves from field to field, then runs the preferred action")
  func returnKey() throws {
    let phone = SpyPhone()
    let alert = try alert(.alert, on: phone, ("Cancel", .cancel), ("Save", .default))
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField { $0.placeholder = "Code" }
    let fields = try #require(alert.textFields)
    try fields[0].performType("Ann\n42\n")
    #expect(fields.map(\.text) == ["Ann", "42"])
    #expect(phone.application.firstResponder === fields[1])
    alert.preferredAction = alert.actions[1]
    try fields[1].performSubmit()
    try phone.finishTransitions()
    #expect(phone.journal.take() == ["Save"])
  }
}
