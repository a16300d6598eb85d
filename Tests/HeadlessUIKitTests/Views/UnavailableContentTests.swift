import HeadlessDevice
import HeadlessUIKit
import Testing
import VirtualTime

@Suite("The content of a screen with nothing to show")
struct UnavailableContentTests {
  @Test("image, texts and buttons are shown in their order, a button without title or image is not")
  func order() {
    Device.current = Device()
    var content = UIContentUnavailableConfiguration.loading()
    content.image = UIImage()
    content.secondaryText = "Nothing yet"
    content.secondaryButton.title = "Later"
    let view = UIContentUnavailableView(configuration: content)
    #expect(kinds(of: view) == ["activity", "image", "Loading…", "Nothing yet", "button Later"])
    content.button.title = "Add"
    view.configuration = content
    #expect(
      kinds(of: view) == [
        "activity", "image", "Loading…", "Nothing yet", "button Add", "button Later",
      ])
    view.configuration = UIContentUnavailableConfiguration.empty()
    #expect(kinds(of: view) == [])
  }

  @Test("a button performs its action, or shows its menu where it has no action")
  func buttons() throws {
    Device.current = Device()
    var taps: [String] = []
    var content = UIContentUnavailableConfiguration.empty()
    content.button.title = "Add"
    content.buttonProperties.primaryAction = UIAction { _ in taps.append("add") }
    content.buttonProperties.menu = UIMenu(children: [])
    content.secondaryButton.title = "More"
    content.secondaryButtonProperties.menu = UIMenu(children: [])
    content.secondaryButtonProperties.isEnabled = false
    let buttons = UIContentUnavailableView(configuration: content).subviews
      .compactMap { $0 as? UIButton }
    buttons[0].sendActions(for: .primaryActionTriggered)
    #expect(taps == ["add"])
    #expect(buttons.map(\.showsMenuAsPrimaryAction) == [false, true])
    #expect(buttons.map(\.isEnabled) == [true, false])
  }

  @Test("an update that is asked for twice runs once, and one that is asked for later runs again")
  func updates() throws {
    final class Screen: UIViewController {
      var updates = 0
      override func updateContentUnavailableConfiguration(
        using state: UIContentUnavailableConfigurationState
      ) { updates += 1 }
    }
    Device.current = Device()
    let screen = Screen()
    screen.setNeedsUpdateContentUnavailableConfiguration()
    screen.setNeedsUpdateContentUnavailableConfiguration()
    #expect(screen.updates == 0)
    try Device.current.clock.runDueWork()
    #expect(screen.updates == 1)
    screen.setNeedsUpdateContentUnavailableConfiguration()
    try Device.current.clock.runDueWork()
    #expect(screen.updates == 2)
  }

  private func kinds(of view: UIView) -> [String?] {
    view.subviews.map { part in
      switch part {
      case is UIActivityIndicatorView: "activity"
      case is UIImageView: "image"
      case let label as UILabel: label.text
      case let button as UIButton: "button \(button.configuration?.title ?? "")"
      default: "\(part)"
      }
    }
  }
}
