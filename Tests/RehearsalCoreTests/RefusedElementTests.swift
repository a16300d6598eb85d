import HeadlessDevice
import HeadlessUIKit
import TestApps
import Testing

@testable import RehearsalCore

@Suite("Acts that a user could not do")
struct RefusedElementTests {
  private func error(_ action: Action, _ session: Session) -> SessionError? {
    do throws(SessionError) {
      _ = try session.perform(action)
      return nil
    } catch {
      return error
    }
  }

  @Test("each act on a disabled element is refused by its name")
  func disabled() throws {
    let session = try waitingSession { screen in
      screen.addButton("Go", isEnabled: false)
      let (field, toggle) = (UITextField(), UISwitch())
      field.placeholder = "Name"
      toggle.accessibilityLabel = "Sound"
      for control in [field, toggle] as [UIControl] {
        control.isEnabled = false
        screen.view.addSubview(control)
      }
    }
    let (go, name, sound) = (ElementQuery("Go"), ElementQuery("Name"), ElementQuery("Sound"))
    let acts: [(Action.Touch, String)] = [
      (.tap(go), "button \"Go\" cannot be tapped"),
      (.type("a", into: name), "textField \"Name\" cannot be typed into"),
      (.clear(name), "textField \"Name\" cannot be typed into"),
      (.set(sound, to: "on"), "switch \"Sound\" cannot be set"),
    ]
    for (action, start) in acts {
      let error = error(.limited(action, within: .zero), session)
      #expect(error?.message == "\(start): it is disabled")
      #expect(error?.notes == ["see what it depends on with `props`", "nothing is pending"])
    }
  }

  @Test("a link without a scheme and a push that is no object are refused with an example")
  func outside() throws {
    let session = try waitingSession { _ in }
    let link = error(.open(url: "nowhere"), session)
    #expect(link?.message == "nowhere is not a URL" || link?.message == "\"nowhere\" is not a URL")
    #expect(link?.notes == ["a link has a scheme, as in crew://shifts"])
    for json in ["[1]", "3", "{", ""] {
      let push = error(.push(json: json), session)
      #expect(push?.message == "the payload of a push must be a JSON object")
      #expect(
        push?.notes == [
          #"as in push {"aps": {"alert": "New shift"}, "link": "crew://shifts/s4"}"#
        ])
    }
  }

  @Test("an app that never becomes idle is named with the work that keeps it busy")
  func busy() throws {
    let session = try waitingSession { screen in
      @MainActor func again() { screen.later(.seconds(7)) { again() } }
      again()
    }
    let error = error(.settle, session)
    #expect(error?.message.hasPrefix("the app is still busy after ") == true)
    #expect(error?.notes.first?.hasPrefix("keeps it busy: ") == true)
    #expect(
      error?.notes.last
        == "let a fixed time pass with `wait 10s`, or stop the timer in the app")
    #expect(error?.notes.count == 2)
  }
}
