// swift-format-ignore-file
import Toast_Swift
import UIKit

/// Says short things in toasts.
final class ToastsViewController: UIViewController {
  private let state = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Cue", #selector(cue))
    addButton("Cues in turn", #selector(cuesInTurn))
    addButton("Busy", #selector(busy))
    state.text = "Quiet"
    view.addSubview(state)
  }

  @objc private func cue() {
    ToastManager.shared.isQueueEnabled = false
    view.makeToast("On stage", duration: 3.0, position: .top, title: "Finale") { [weak self] didTap in
      self?.state.text = didTap ? "Heard" : "Missed"
    }
  }

  @objc private func cuesInTurn() {
    var style = ToastStyle()
    style.messageColor = .yellow
    ToastManager.shared.isQueueEnabled = true
    view.makeToast("First bell", duration: 1, style: style)
    view.makeToast("Second bell", duration: 1, position: .center)
  }

  @objc private func busy() {
    view.makeToastActivity(.center)
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in self?.view.hideToastActivity() }
  }
}
