import HeadlessDevice
import HeadlessUIKit
import MVPCF
import Reactive
import Testing

@Suite("The state of the app, observed")
struct AppStateTests {
  private final class Delegate: UIApplicationDelegate {}

  @Test("the state follows the app to the background and back, and each return is sent")
  func returns() {
    Device.current = Device()
    let application = UIApplication.launch(Delegate())
    let manager = NotificationAppStateManager()
    var states: [AppState] = []
    var returns = 0
    let tokens = [
      manager.state.subscribe(onNext: { states.append($0) }),
      manager.returns.subscribe(onNext: { returns += 1 }),
    ]
    for _ in 0..<2 {
      application.enterBackground()
      application.enterForeground()
    }
    for token in tokens { token.dispose() }
    #expect(states == [.active, .background, .active, .background, .active])
    #expect(returns == 2)
  }

  @Test("the state is that of the app of its own device, not of another one's")
  func otherApp() {
    Device.current = Device()
    let application = UIApplication.launch(Delegate())
    let manager = NotificationAppStateManager()
    Device.current = Device()
    UIApplication.launch(Delegate()).enterBackground()
    #expect(manager.state.value == .active)
    application.enterBackground()
    #expect(manager.state.value == .background)
  }
}
