import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing
import VirtualTime

@Suite("State that views and interactions hold")
struct HeldStateTests {
  @Test("an interaction knows the view that it was added to last, and none once it is removed")
  func interaction() {
    Device.current = Device()
    final class Owner: NSObject, UIContextMenuInteractionDelegate {
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? { nil }
    }
    let (owner, views) = (Owner(), [UIView(), UIView()])
    let interaction = UIContextMenuInteraction(delegate: owner)
    #expect(interaction.view == nil)
    for view in views {
      view.addInteraction(interaction)
      #expect(interaction.view === view)
    }
    views[1].removeInteraction(interaction)
    #expect(interaction.view == nil)
  }

  @Test("a cell that is prepared for another use is not highlighted")
  func reuse() {
    Device.current = Device()
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.isHighlighted = true
    cell.prepareForReuse()
    #expect(!cell.isHighlighted)
  }

  @Test("an accessory that is set again stays where it is; another one takes its place")
  func accessory() {
    Device.current = Device()
    final class Counter: UIView {
      var moves = 0
      override func didMoveToSuperview() { moves += 1 }
    }
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let (first, second) = (Counter(), Counter())
    for accessory in [first, first, second] { cell.accessoryView = accessory }
    #expect(first.moves == 2 && second.moves == 1)
    #expect(first.superview == nil && second.superview === cell)
  }

  @Test("a new view is laid out once where nothing has asked for it, also without a window")
  func layout() {
    Device.current = Device()
    final class Counter: UIView {
      var layouts = 0
      override func layoutSubviews() { layouts += 1 }
    }
    let view = Counter()
    for _ in 0..<2 { view.layoutIfNeeded() }
    #expect(view.layouts == 1)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.layouts == 2)
  }

  @Test("a stopped animator does not run, whether or not it was finished by the stop")
  func animator() {
    Device.current = Device()
    for isFinished in [true, false] {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
      animator.startAnimation()
      #expect(animator.isRunning)
      animator.stopAnimation(isFinished)
      #expect(!animator.isRunning)
      #expect(animator.state == (isFinished ? .inactive : .stopped))
    }
  }

  @Test("turning the phone posts a notification, and holding it as it is posts none")
  func orientation() {
    Device.current = Device()
    let diary = Diary()
    let token = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: UIDevice.current, queue: nil
    ) { _ in MainActor.assumeIsolated { diary.write("turned") } }
    defer { NotificationCenter.default.removeObserver(token) }
    let device = UIDevice.current
    for orientation in [UIDeviceOrientation.portrait, .landscapeLeft, .landscapeLeft, .portrait] {
      device.setValue(orientation.rawValue, forKey: "orientation")
    }
    #expect(diary.read() == ["turned", "turned"])
  }
}
