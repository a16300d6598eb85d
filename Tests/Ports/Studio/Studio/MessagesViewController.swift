// swift-format-ignore-file
import SwiftMessages
import UIKit

/// Tells news in messages at the edge of the screen.
final class MessagesViewController: UIViewController {
  private let log = UILabel()
  private var steps: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("News", #selector(news))
    addButton("Two alarms", #selector(alarms))
    addButton("Ask", #selector(ask))
    addButton("Programme", #selector(showProgramme))
    log.text = "No news"
    view.addSubview(log)
  }

  private func note(_ step: String) {
    steps.append(step)
    log.text = steps.joined(separator: ", ")
  }

  @objc private func news() {
    let view = MessageView.viewFromNib(layout: .cardView)
    view.configureTheme(.success)
    view.configureDropShadow()
    view.configureContent(title: "Sold out", body: "All seats are taken")
    view.button?.isHidden = true
    (view.backgroundView as? CornerRoundingView)?.cornerRadius = 10
    var config = SwiftMessages.Config()
    config.presentationContext = .window(windowLevel: UIWindow.Level.statusBar)
    config.duration = .seconds(seconds: 3)
    config.eventListeners.append { [weak self] event in
      switch event {
      case .willShow: self?.note("will show")
      case .didShow: self?.note("shown")
      case .willHide: self?.note("will hide")
      case .didHide: self?.note("hidden")
      }
    }
    SwiftMessages.show(config: config, view: view)
    SwiftMessages.show(config: config, view: view)
  }

  @objc private func alarms() {
    for body in ["Fire drill", "Doors closed"] {
      SwiftMessages.show {
        let view = MessageView.viewFromNib(layout: .statusLine)
        view.configureContent(body: body)
        view.configureTheme(.warning, iconStyle: .subtle)
        return view
      }
    }
  }

  @objc private func ask() {
    let view: MessageView = MessageView.viewFromNib(layout: .centeredView)
    view.id = "encore"
    view.configureContent(title: "Encore?", body: "They clap", iconImage: nil, iconText: "👏", buttonImage: nil, buttonTitle: "Play it") { [weak self] _ in
      self?.note("played")
      SwiftMessages.hide(id: "encore")
    }
    var config = SwiftMessages.defaultConfig
    config.presentationStyle = .center
    config.duration = .forever
    config.dimMode = .gray(interactive: true)
    SwiftMessages.show(config: config, view: view)
  }

  @objc private func showProgramme() {
    let programme = UIViewController()
    let label = UILabel()
    label.text = "Tonight's programme"
    programme.view.addSubview(label)
    let segue = SwiftMessagesSegue(identifier: nil, source: self, destination: programme)
    segue.configure(layout: .bottomCard)
    segue.eventListeners.append { [weak self] event in if case .didHide = event { self?.note("programme read") } }
    segue.perform()
  }
}
