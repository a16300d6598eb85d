// swift-format-ignore-file
import UIKit

class TimerViewController: UIViewController {
  private let pomodoro = Pomodoro()
  private let label = UILabel()
  private let button = UIButton(type: .system)
  private let stepper = UIStepper()
  private var hint: DispatchWorkItem?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Timer"
    pomodoro.delegate = self
    button.addTarget(self, action: #selector(TimerViewController.toggle(_:)), for: .touchUpInside)
    stepper.minimumValue = 1
    stepper.maximumValue = 60
    stepper.value = Double(UserDefaults.standard.integer(forKey: "minutes"))
    stepper.addTarget(self, action: #selector(minutesDidChange(sender:event:)), for: .valueChanged)
    for view in [label, button, stepper] as [UIView] { view.accessibilityIdentifier = nil; self.view.addSubview(view) }
    stepper.accessibilityIdentifier = #keyPath(Pomodoro.secondsLeft)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .search, target: nil, action: #selector(AppDelegate.showHelp))
    NotificationCenter.default.addObserver(
      self, selector: #selector(didEnterBackground),
      name: UIApplication.didEnterBackgroundNotification, object: nil)
    NotificationCenter.default.addObserver(
      forName: Pomodoro.didFinish, object: pomodoro, queue: .main
    ) { [weak self] _ in
      self?.button.setTitle("Again", for: .normal)
    }
    render()
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  private func render() {
    label.text = String(format: "%02d:%02d", pomodoro.secondsLeft / 60, pomodoro.secondsLeft % 60)
    button.setTitle(pomodoro.isRunning ? "Stop" : "Start", for: .normal)
  }

  @objc func toggle(_ sender: UIBarButtonItem) {
    hint?.cancel()
    if pomodoro.isRunning {
      pomodoro.stop()
    } else {
      pomodoro.start()
      showHintLater()
    }
    render()
  }

  private func showHintLater() {
    let hint = DispatchWorkItem { [weak self] in self?.title = "Keep going" }
    self.hint = hint
    DispatchQueue.main.asyncAfter(deadline: .now() + 10, execute: hint)
  }

  @objc private func minutesDidChange(sender: UIStepper, event: UIEvent?) {
    UserDefaults.standard.set(Int(sender.value), forKey: "minutes")
    pomodoro.reset()
    render()
  }

  @objc private func didEnterBackground() {
    pomodoro.stop()
    render()
  }
}

extension TimerViewController: PomodoroDelegate {
  func pomodoroDidTick(_ pomodoro: Pomodoro) {
    render()
  }
}
