// swift-format-ignore-file
import Foundation

@objc protocol PomodoroDelegate: NSObjectProtocol {
  func pomodoroDidTick(_ pomodoro: Pomodoro)
  @objc optional func pomodoroDidFinish(_ pomodoro: Pomodoro)
}

final class Pomodoro: NSObject {
  static let didFinish = NSNotification.Name("PomodoroDidFinish")

  weak var delegate: PomodoroDelegate?
  @objc private(set) dynamic var secondsLeft = 0
  private var timer: Timer?

  var isRunning: Bool { timer != nil }

  override init() {
    super.init()
    reset()
  }

  override var description: String { "Pomodoro with \(secondsLeft) s left" }

  func start() {
    timer = Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
  }

  func stop() {
    timer?.invalidate()
    timer = nil
  }

  func reset() {
    secondsLeft = UserDefaults.standard.integer(forKey: "minutes") * 60
  }

  @objc private func tick() {
    secondsLeft -= 1
    delegate?.pomodoroDidTick(self)
    guard secondsLeft == 0 else { return }
    stop()
    delegate?.pomodoroDidFinish?(self)
    NotificationCenter.default.post(
      name: Pomodoro.didFinish, object: self, userInfo: ["at": Date()])
    reset()
  }
}
