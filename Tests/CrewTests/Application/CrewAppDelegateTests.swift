@testable import Crew
@testable import CrewShared
import Coordination
import HeadlessDevice
import HeadlessUIKit
import Injection
import MVPCF
import Testing

@Suite("Links, activities and actions that the app does not handle")
struct CrewAppDelegateTests {
  private let delegate = CrewAppDelegate()

  @Test("an activity that is no universal link of the app is not handled", arguments: [nil, "a.b"])
  func activity(host: String?) {
    _ = Device.fresh()
    let activity = NSUserActivity(
      activityType: host == nil ? "app.editing" : NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = host.flatMap { URL(string: "https://\($0)/shifts") }
    #expect(!delegate.application(.shared, continue: activity) { _ in })
  }

  @Test("a link and a quick action before the launch are not handled")
  func early() throws {
    _ = Device.fresh()
    let url = try #require(URL(string: "crew://shifts"))
    #expect(!delegate.application(.shared, open: url, options: [:]))
    var answers: [Bool] = []
    let item = UIApplicationShortcutItem(type: "open-chat", localizedTitle: "")
    delegate.application(.shared, performActionFor: item) { answers.append($0) }
    #expect(answers == [false])
  }

  @Test("the root coordinator leaves an action that is no link to its flow, which ignores it")
  func otherAction() {
    _ = Device.fresh()
    let container = Container()
    AppAssembly().assemble(container: container)
    let coordinator = ApplicationCoordinator(window: UIWindow(), container: container)
    coordinator.start()
    #expect(coordinator.children.count == 1)
    #expect(!coordinator.process(action: .launch([:])))
  }
}
