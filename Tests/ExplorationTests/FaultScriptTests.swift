import HeadlessDevice
import HeadlessUIKit
import Testing

@testable import Exploration

@Suite("Scripts of faults")
struct FaultScriptTests {
  private final class NewsServer: Server {
    func respond(to request: HTTPRequest) -> HTTPResponse { HTTPResponse(status: 200) }
  }

  private final class NewsViewController: UIViewController {
    let label = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(label)
      let button = UIButton(type: .system)
      button.setTitle("Clear", for: .normal)
      button.addAction(UIAction { [label] _ in label.text = "" }, for: .touchUpInside)
      view.addSubview(button)
    }

    func show(_ status: Int) { label.text = status == 200 ? "News" : "nil" }
  }

  /// An app that asks for its news at the launch.
  private final class NewsAppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    override required init() {
      Device.current.network.server = NewsServer()
    }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let screen = NewsViewController()
      window = UIWindow()
      window?.rootViewController = screen
      window?.makeKeyAndVisible()
      Device.current.network.send(HTTPRequest("GET", "/news")) { [unowned screen] result in
        if case .success(let answer) = result { screen.show(answer.status) }
      }
      return true
    }
  }

  @Test("a request of the launch fails in a script whose given line stands before the launch")
  func launchRequest() throws {
    let result = try Exploration(NewsAppDelegate.self).explore(for: .acts(100))
    let faults = result.faults.filter { $0.rule == "raw text" }
    #expect(faults.map(\.isConfirmed) == [true])
    #expect(
      faults.map(\.script) == [
        """
        # raw text on News: the text "nil" is not for a user
        # A fault because a user cannot read what was meant for a developer.

        scene "raw text on News"
        given GET /news responds 500 {} once
        wait 200ms
        expect no "nil" now

        """
      ])
  }
}
