import HeadlessUIKit
import RehearsalCore
import TestApps
import Testing

@testable import WebShell

/// An app that shows a code, and has a field for it.
private final class CodeAppDelegate: RootAppDelegate {
  override func makeRoot() -> UIViewController { CodeViewController() }
}

private final class CodeViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let (label, field, other) = (UILabel(), UITextField(), UITextField())
    label.text = "Your code is walnut42"
    field.isSecureTextEntry = true
    field.placeholder = "Code"
    other.isSecureTextEntry = true
    other.placeholder = "Again"
    for part in [label, field, other] { view.addSubview(part) }
  }
}

@Suite("Secrets in the records of the web page")
struct MaskedRecordTests {
  private final class Printed { var lines: [String] = [] }
  private let printed = Printed()
  private let session: LiveSession

  init() throws {
    let printed = printed
    session = try LiveSession(CodeAppDelegate.self, Session.Configuration()) {
      printed.lines.append($0)
    }
  }

  private func state(known: Int, of generation: Int) throws -> PropsValue {
    try PropsValue(json: session.state(known: known, of: generation))
  }

  private func texts(_ state: PropsValue) -> (
    first: PropsValue?, generation: PropsValue?, count: Int
  ) {
    guard case .list(let records)? = state[member: "records"] else { return (nil, nil, -1) }
    return (state[member: "first"], state[member: "generation"], records.count)
  }

  @Test("a secret that an earlier record shows begins the page anew, without it")
  func shownBefore() throws {
    let before = session.state(known: 0, of: 0)
    #expect(before.contains("walnut42"))
    #expect(session.perform(#"type "walnut42" into "Code""#))
    let after = session.state(known: 1, of: 1)
    #expect(!after.contains("walnut42"))
    #expect(texts(try PropsValue(json: after)) == (.int(0), .int(2), 2))
    #expect(!printed.lines.joined().contains("walnut42"))
  }

  @Test("a secret that no record shows goes on with the records, masked")
  func notShownBefore() throws {
    #expect(texts(try state(known: 0, of: 0)) == (.int(0), .int(1), 1))
    #expect(session.perform(#"type "almond" into "Code""#))
    let after = session.state(known: 1, of: 1)
    #expect(!after.contains("almond"))
    #expect(texts(try PropsValue(json: after)) == (.int(1), .int(1), 1))
    #expect(session.perform(#"tap "Again""#))
    #expect(texts(try state(known: 2, of: 1)) == (.int(2), .int(1), 1))
    #expect(texts(try state(known: 9, of: 1)) == (.int(0), .int(1), 3))
  }
}
