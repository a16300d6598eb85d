import HeadlessDevice
import HeadlessUIKit

/// An order, which is loaded with at most three tries, and can be paid once.
final class OrderViewController: UIViewController {
  /// The order that is shown, whichever it is; an answer that goes to it is a bug.
  private static var current: OrderViewController? {
    let navigation = UIApplication.shared.keyWindow?.rootViewController as? UINavigationController
    return navigation?.topViewController as? OrderViewController
  }

  let id: Int
  var didLeave: (() -> Void)?

  private let text = UILabel()
  private let state = UILabel()
  private let indicator = UIActivityIndicatorView()
  private var tries = 0
  private lazy var pay = UIButton(
    primaryAction: UIAction(title: "Pay") { [weak self] _ in self?.payOnce() })

  init(id: Int) {
    self.id = id
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for part in [text, indicator, pay] { view.addSubview(part) }
    view.addSubview(state)
    indicator.startAnimating()
    load()
    loadState()
    if Mutant.has(.leakedTimer) {
      Device.current.clock.schedule(every: .seconds(2), for: "order") {
        self.title = "Order"
      }
    }
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { didLeave?() }
  }

  private func load() {
    tries += 1
    Device.current.network.send(HTTPRequest("GET", "/orders/\(id)")) { [weak self] result in
      (Mutant.has(.staleAnswer) ? Self.current : self)?.show(result)
    }
  }

  /// Loads the state of the order; it is a mistake to show the order's answer in its place.
  private func loadState() {
    Device.current.network.send(HTTPRequest("GET", "/states/\(id)")) { [weak self] result in
      guard let self, case .success(let response) = result, response.isSuccess else { return }
      let body = String(bytes: response.body, encoding: .utf8)
      (Mutant.has(.otherOrder) ? text : state).text = (body ?? "") + " for you"
    }
  }

  private func show(_ result: Result<HTTPResponse, NetworkError>) {
    switch result {
    case .success(let response) where response.isSuccess: showOrder(response)
    case .failure where tries < 3 || Mutant.has(.endlessRetry):
      Device.current.clock.schedule(after: .seconds(1)) { [weak self] in self?.load() }
    default: showFailure()
    }
  }

  private func showOrder(_ response: HTTPResponse) {
    indicator.stopAnimating()
    let body = String(bytes: response.body, encoding: .utf8)
    text.text = Mutant.has(.optionalText) ? "\(body as Any)" : body ?? ""
    if Mutant.has(.nilText) { text.text = "Table: nil" }
  }

  private func showFailure() {
    if !Mutant.has(.endlessSpinner) { indicator.stopAnimating() }
    text.text =
      Mutant.has(.errorText) ? "Error Domain=NSURLErrorDomain Code=-1009" : "Could not load"
  }

  private func payOnce() {
    if !Mutant.has(.doubleRequest) { pay.isEnabled = false }
    Device.current.network.send(HTTPRequest("POST", "/payments/\(id)")) { [weak self] result in
      guard let self else { return }
      if case .success(let response) = result, response.isSuccess {
        pay.isEnabled = false
        text.text = "Paid"
      } else {
        pay.isEnabled = true
        text.text = "Could not pay"
      }
    }
  }
}
