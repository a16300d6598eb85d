import Foundation
import HeadlessDevice
import HeadlessUIKit

/// The app of the warm-up: a form that sends a request, and a list with a detail screen.
final class WarmUpAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let tabs = UITabBarController()
    tabs.viewControllers = [
      UINavigationController(rootViewController: WarmUpFormViewController()),
      UINavigationController(rootViewController: WarmUpListViewController()),
    ]
    window = UIWindow()
    window?.rootViewController = tabs
    window?.makeKeyAndVisible()
    return true
  }
}

private struct WarmUpRow: Codable {
  let id: Int
  let name: String
}

private struct WarmUpRows: Codable {
  let rows: [WarmUpRow]
}

private final class WarmUpFormViewController: UIViewController {
  private var rows = WarmUpRows(rows: [])
  private let email = UITextField()
  private let count = UILabel()

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Form"
  }

  required init?(coder: NSCoder) { nil }

  override var rehearsalProps: Any? { rows }

  override func viewDidLoad() {
    super.viewDidLoad()
    email.placeholder = "Email"
    let loud = UISwitch()
    loud.accessibilityLabel = "Loud"
    let size = UISegmentedControl(items: ["S", "L"])
    size.accessibilityLabel = "Size"
    let send = UIButton(
      configuration: .plain(),
      primaryAction: UIAction(title: "Send") { [weak self] _ in self?.send() })
    view.addSubview(UIStackView(arrangedSubviews: [email, loud, size, send, count]))
  }

  private func send() {
    Device.current.network.send(HTTPRequest("GET", "/rows")) { [weak self] result in
      guard case .success(let response) = result,
        let rows = try? JSONDecoder().decode(WarmUpRows.self, from: response.body)
      else { return }
      self?.show(rows)
    }
  }

  private func show(_ rows: WarmUpRows) {
    self.rows = rows
    count.text = "\(rows.rows.count) row"
    let date = Device.current.date.formatted(date: .abbreviated, time: .shortened)
    let alert = UIAlertController(title: "Sent", message: date, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}

private final class WarmUpListViewController: UITableViewController {
  init() {
    super.init(style: .plain)
    title = "List"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "Row \(indexPath.row)"
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(WarmUpDetailViewController(), animated: true)
  }
}

private final class WarmUpDetailViewController: UIViewController {}
