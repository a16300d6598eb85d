import HeadlessDevice
package import HeadlessUIKit
package import RehearsalCore
import VirtualTime

extension MapRecorder: NavigationObserver {
  package func willLaunch(for reason: UIApplication.LaunchReason, in session: Session) {
    reset()
    if case .icon = reason { act = AppMap.Act("launch", .launch) }
    act.isLater = false
    isLaunched = act.outside != .launch
  }

  package func willPerform(_ action: Action, in session: Session) {
    guard let next = AppMap.Act(action) else { return }
    if next.outside == nil {
      nextAct = next
    } else {
      begin(next, in: session)
    }
  }

  package func willTouch(_ element: (any AccessibleElement)?, in session: Session) {
    didSettle(session)
    begin(nextAct, in: session)
    if act.gesture == "submit" { act.element = focusedElement(in: session) }
    guard let element, let type = element.elementType else { return }
    guard type != .banner else {
      act = AppMap.Act("tap banner", .push, element.elementLabel)
      return
    }
    var touched = AppMap.Element(type, element.elementLabel)
    touched.identifier = element.elementIdentifier
    act.element = touched
  }

  package func didSettle(_ session: Session) {
    guard let position = session.navigationPosition else { return reset() }
    let screen = session.screen
    guard !screen.name.isEmpty else { return }
    let id = add(screen, in: session)
    move(
      to: Place(screen: id, alert: screen.alert.map { AppMap.Alert($0).name }, position: position),
      in: session)
  }

  private func begin(_ next: AppMap.Act, in session: Session) {
    act = next
    actStart = session.device.clock.now
    isLaunched = false
  }

  private func focusedElement(in session: Session) -> AppMap.Element? {
    session.screen.elements.first(where: \.hasFocus).map(AppMap.Element.init)
  }
}
