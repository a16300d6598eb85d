import Rehearsal

/// A screen that asks for its text at the launch, and traps where the answer is an error.
final class NewsViewController: UIViewController, Server {
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    view.addSubview(
      UIButton(primaryAction: UIAction(title: "Clear") { [label] _ in label.text = "" }))
    Device.current.network.server = self
    Device.current.network.send(HTTPRequest("GET", "/news")) { [unowned self] result in
      if case .success(let answer) = result { show(answer) }
    }
  }

  private func show(_ answer: HTTPResponse) {
    precondition(answer.status == 200)
    label.text = "News"
  }

  func respond(to request: HTTPRequest) -> HTTPResponse { HTTPResponse(status: 200) }
}
