import HeadlessDevice
import HeadlessUIKit
import RehearsalCore
import TestApps
import Testing

@testable import Exploration

private final class OfferServer: Server {
  func respond(to request: HTTPRequest) -> HTTPResponse { HTTPResponse(status: 200) }
}

/// A screen whose button Ask asks for news and for an offer; the offer is pushed when it comes.
private final class AskViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    add("Ask") { [unowned self] in
      Device.current.network.send(HTTPRequest("GET", "/news")) { _ in }
      Device.current.network.send(HTTPRequest("GET", "/offer")) { [weak self] _ in
        self?.push(OfferViewController())
      }
    }
    add("Next") { [unowned self] in push(NextViewController()) }
  }

  private func add(_ title: String, _ action: @escaping () -> Void) {
    view.addSubview(UIButton(primaryAction: UIAction(title: title) { _ in action() }))
  }

  private func push(_ screen: UIViewController) {
    navigationController?.pushViewController(screen, animated: false)
  }
}

private final class NextViewController: UIViewController {}
private final class OfferViewController: UIViewController {}

private final class OfferAppDelegate: RootAppDelegate {
  required init() {
    super.init()
    Device.current.network.server = OfferServer()
  }

  override func makeRoot() -> UIViewController {
    UINavigationController(rootViewController: AskViewController())
  }
}

@Suite("Answers that lead away from a screen that did not ask")
struct StrayAnswerTests {
  private let reader = ActReader()

  /// Returns the verdicts on the wait for the next answer after some acts.
  private func verdicts(_ acts: [String]...) throws -> [Verdict] {
    let app = AppUnderTest(delegate: OfferAppDelegate.self, configuration: Session.Configuration())
    let way = try acts.map { try #require(reader.act($0)) }
    let evidence = Examiner(app, reader).examine(Act(.answer), after: way)
    return try StrayAnswerRule().judge(try #require(evidence))
  }

  private let slowNews = "given GET /news after 10s once"

  @Test("the answer to an earlier screen is a fault, whatever else is not answered yet")
  func stray() throws {
    #expect(
      try verdicts([slowNews, "tap Ask"], ["tap Next"]) == [
        Verdict(
          place: "Next", subject: "GET /offer",
          message: "the answer to GET /offer, which Ask asked for, leads from Next to Offer",
          check: ["expect screen Next now"])
      ])
  }

  @Test("the answer on the screen that asked is no fault")
  func expected() throws {
    #expect(try verdicts([slowNews, "tap Ask"]) == [])
  }
}
