import Crew
import HeadlessDevice
import HeadlessUIKit

/// Crew with the selected bug.
final class CrewMutantAppDelegate: UIResponder, UIApplicationDelegate {
  private static var wasInBackground = false

  private let crew = CrewAppDelegate()
  private var kept: [UIViewController] = []

  var window: UIWindow? {
    get { crew.window }
    set { crew.window = newValue }
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let isHandled = crew.application(application, didFinishLaunchingWithOptions: launchOptions)
    if let server = Device.current.network.server, !(server is GarblingServer) {
      Device.current.network.server = GarblingServer(server)
    }
    if CrewMutant.selected == .endlessPolling { poll() }
    if CrewMutant.selected == .relaunch, Self.wasInBackground {
      window?.rootViewController = NoticeViewController()
    }
    return isHandled
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    guard CrewMutant.concerns(.linkTwice) else {
      return crew.application(app, open: url, options: options)
    }
    if CrewMutant.selected == .linkTwice || !(top is NoticeViewController) {
      top?.navigationController?.pushViewController(NoticeViewController(), animated: true)
    }
    return true
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    switch CrewMutant.selected {
    case .keptScreen: top.map { kept.append($0) }
    case .livelock: spin()
    case .relaunch: Self.wasInBackground = true
    default: break
    }
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    if CrewMutant.mended == .noEffect {
      addButton("Rate Crew") { [weak self] in self?.present(NoticeViewController()) }
    }
    if CrewMutant.mended == .deadEnd {
      present(NoticeViewController())
      addButton("Close") { [weak self] in self?.top?.dismiss(animated: true) }
    }
    if CrewMutant.mended == .doubleReport { addButton("Report", isOnce: true, Self.report) }
    switch CrewMutant.selected {
    case .unlabeled: top?.view.addSubview(UIButton())
    case .alertTwice: for _ in 1...2 { top?.present(UIAlertController(), animated: true) }
    case .deadEnd: present(NoticeViewController())
    case .noEffect: addButton("Rate Crew") {}
    case .endlessSpinner:
      let indicator = UIActivityIndicatorView()
      indicator.startAnimating()
      top?.view.addSubview(indicator)
    case .doubleReport: addButton("Report", Self.report)
    default: break
    }
  }

  private var top: UIViewController? {
    var top = window?.rootViewController
    while let next = top?.presentedViewController { top = next }
    if let tabs = top as? UITabBarController { top = tabs.selectedViewController }
    return (top as? UINavigationController)?.topViewController ?? top
  }

  private static func report() {
    Device.current.network.send(HTTPRequest("POST", "/reports")) { _ in }
  }

  private func addButton(_ title: String, isOnce: Bool = false, _ action: @escaping () -> Void) {
    let once = UIAction(title: title) { tap in
      if isOnce { (tap.sender as? UIButton)?.isEnabled = false }
      action()
    }
    top?.view.addSubview(UIButton(primaryAction: once))
  }

  private func present(_ screen: UIViewController) {
    screen.modalPresentationStyle = .fullScreen
    top?.present(screen, animated: false)
  }

  private func spin() {
    Device.current.clock.schedule(after: .zero) { [weak self] in self?.spin() }
  }

  private func poll() {
    Device.current.network.send(HTTPRequest("GET", "/version")) { [weak self] result in
      guard case .failure = result else { return }
      Device.current.clock.schedule(after: .seconds(1)) { self?.poll() }
    }
  }
}

/// A screen without controls.
final class NoticeViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let text = UILabel()
    text.text = "Notice"
    view.addSubview(text)
  }
}

/// Crew's server, which garbles the names of shifts if that bug is selected.
final class GarblingServer: Server {
  private let server: any Server

  init(_ server: any Server) {
    self.server = server
  }

  func respond(to request: HTTPRequest) -> HTTPResponse {
    var response = server.respond(to: request)
    let text = String(bytes: response.body, encoding: .utf8) ?? ""
    switch CrewMutant.selected {
    case .rawShift: response.body = Data(text.replacing("Barista", with: "Optional(Barista)").utf8)
    case .nilShift: response.body = Data(text.replacing("Picker", with: "nil").utf8)
    default: break
    }
    return response
  }
}
