import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
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

  /// Returns whether the script of a verdict on a failing request is confirmed.
  private func isConfirmed(check: [String], _ fails: (FaultScript) -> Bool) throws -> Bool {
    let act = try #require(ActReader().act(["given GET /news fails offline once", "tap Clear"]))
    let app = AppUnderTest(
      delegate: NewsAppDelegate.self, configuration: Session.Configuration())
    let verdict = Verdict(place: "News", subject: "nil", message: "nil", check: check)
    return FaultScript.script(of: verdict, of: RawTextRule(), act, after: [], in: app, fails: fails)
      .isConfirmed
  }

  @Test("a fault is confirmed by the first of its scripts that fails, and by none that passes")
  func confirmation() throws {
    var count = 0
    for wanted in 1...3 {
      count = 0
      let isConfirmed = try isConfirmed(check: []) { _ in
        count += 1
        return count == wanted
      }
      #expect(isConfirmed && count == wanted)
    }
    count = 0
    #expect(
      try !isConfirmed(check: []) { _ in
        count += 1
        return false
      })
    #expect(count == 3)
  }

  @Test("a script that cannot be read does not fail")
  func unreadable() throws {
    let app = AppUnderTest(
      delegate: NewsAppDelegate.self, configuration: Session.Configuration())
    #expect(try isConfirmed(check: ["expect screen Nowhere now"]) { $0.fails(on: app) })
    #expect(try !isConfirmed(check: ["juggle"]) { $0.fails(on: app) })
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
