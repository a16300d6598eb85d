// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation
public import HeadlessUIKit

/// A sheet of the system without pixels: texts, `Continue` and `Cancel`.
public final class SystemSheet: UIViewController {
  private let texts: [String]
  private var finish: ((Bool) -> Void)?
  private var isEnding = false

  public init(_ title: String, texts: [String], finish: @escaping (Bool) -> Void) {
    self.texts = texts
    self.finish = finish
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  public required init?(coder: NSCoder) { nil }

  /// Presents itself on the topmost screen of a window; the app's key window without one.
  public func present(on window: UIWindow?) {
    let windows = UIApplication.shared.windows
    var top = (window ?? windows.first(where: \.isKeyWindow) ?? windows.first)?.rootViewController
    while let next = top?.presentedViewController { top = next }
    top?.present(self, animated: true)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    for text in [title ?? ""] + texts {
      let label = UILabel()
      label.text = text
      view.addSubview(label)
    }
    for (name, isDone) in [("Continue", true), ("Cancel", false)] {
      let button = UIButton(
        primaryAction: UIAction(title: name) { [weak self] _ in self?.end(isDone) })
      view.addSubview(button)
    }
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // A sheet that is pulled down is cancelled.
    if isBeingDismissed, !isEnding { report(false) }
  }

  private func end(_ isDone: Bool) {
    isEnding = true
    dismiss(animated: true) { [self] in report(isDone) }
  }

  /// Leaves the screen without an answer.
  public func close() {
    finish = nil
    dismiss(animated: true)
  }

  private func report(_ isDone: Bool) {
    let finish = finish
    self.finish = nil
    finish?(isDone)
  }
}
