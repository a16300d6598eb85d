import HeadlessDevice
import HeadlessUIKit
import TestApps
import Testing
import VirtualTime

@testable import RehearsalCore

/// An app with buttons, a field, a long table, and props.
private final class ShopAppDelegate: RootAppDelegate {
  override func makeRoot() -> UIViewController {
    UINavigationController(rootViewController: ShopViewController())
  }
}

private final class ShopViewController: UIViewController, UITableViewDataSource {
  private let field = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Shop"
    field.placeholder = "Name"
    add("Buy") { Device.current.storage["cart"] = .text("apples") }
    add("Focus") { [weak self] in self?.field.becomeFirstResponder() }
    add("Later") { Device.current.clock.schedule(after: .seconds(9)) {} }
    add("Ask") { [weak self] in self?.ask(.alert) }
    add("Share") { [weak self] in self?.ask(.actionSheet) }
    let table = UITableView()
    table.dataSource = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    for part in [field, table] { view.addSubview(part) }
  }

  private func add(_ title: String, _ act: @escaping () -> Void) {
    view.addSubview(UIButton(primaryAction: UIAction(title: title) { _ in act() }))
  }

  private func ask(_ style: UIAlertController.Style) {
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: style)
    alert.addAction(UIAlertAction(title: "Yes", style: .default))
    present(alert, animated: false)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}

@Suite("Texts of failed expectations")
struct FailureTextTests {
  /// Returns what the failure of an expectation says was seen, and what is nearest.
  private func text(
    _ subject: RehearsalCore.Expectation.Subject, isNegated: Bool = false,
    within limit: Duration = .zero,
    after taps: [String] = []
  ) throws -> [String] {
    let session = try Session(ShopAppDelegate.self)
    try session.launch()
    for tap in taps { try session.perform(.tap(ElementQuery(tap))) }
    let failure = #expect(throws: ExpectationFailure.self) {
      try session.expect(RehearsalCore.Expectation(subject, isNegated: isNegated, within: limit))
    }
    guard let failure else { return [] }
    return [failure.seen] + [failure.nearest.map { "nearest \($0)" }].compactMap { $0 }
      + failure.difference + [failure.next].compactMap { $0 }
  }

  @Test("screens and titles")
  func screens() throws {
    let seen = try [
      text(.screen("Shops")),
      text(.screen("Shops"), after: ["Ask"]),
      text(.screen("Shop"), isNegated: true),
      text(.title("Shopping")),
      text(.path(["Home", "Shop"])),
      text(.screen("A"), within: .seconds(2), after: ["Later"]),
    ]
    #expect(
      seen == [
        ["screen Shop"], ["screen Shop, under alert \"Sure?\""], ["screen Shop"],
        ["title \"Shop\""], ["path Shop", "- Home", "  Shop"],
        ["screen Shop", "work in 9 s, past the limit of 2 s: `within` allows more"],
      ])
  }

  @Test("elements and their states")
  func elements() throws {
    let row = ElementQuery(type: .cell, index: 50)
    let seen = try [
      text(.element(ElementQuery("Byu"))),
      text(.element(ElementQuery(type: .switch))),
      text(.element(row)),
      text(.element(ElementQuery(type: .cell, index: 61))),
      text(.state(ElementQuery("Buy"), .selected, is: true)),
      text(.state(ElementQuery("Name"), .selected, is: true), after: ["Focus"]),
      text(.state(ElementQuery("Byu"), .enabled, is: true)),
      text(.state(row, .enabled, is: true)),
      text(.attribute(ElementQuery("Name"), .value, "Ann")),
      text(.attribute(ElementQuery("Name"), .placeholder, "Names")),
      text(.element(ElementQuery("Buy")), isNegated: true),
      text(.count(ElementQuery(type: .button), .equal, 3)),
      text(.count(ElementQuery(type: .cell), .less, 3), isNegated: false),
    ]
    #expect(
      seen == [
        [
          "not on Shop, which has \"Shop\", \"Buy\", \"Focus\", \"Later\", \"Ask\", \"Share\", \"Name\", \"Row 0\", …",
          "nearest Buy",
        ],
        [
          "not on Shop, which has \"Shop\", \"Buy\", \"Focus\", \"Later\", \"Ask\", \"Share\", \"Name\", \"Row 0\", …"
        ], ["cell 50 is one of 60 cells, but out of view: `scroll to cell 50` shows it"],
        [
          "not on Shop, which has \"Shop\", \"Buy\", \"Focus\", \"Later\", \"Ask\", \"Share\", \"Name\", \"Row 0\", …"
        ], ["button \"Buy\" is enabled, not selected"],
        ["textField \"Name\" is enabled, not selected, focused, value \"\""],
        [
          "there is no \"Byu\": it is not on Shop, which has \"Shop\", \"Buy\", \"Focus\", \"Later\", \"Ask\", \"Share\", \"Name\", \"Row 0\", …",
          "nearest Buy",
        ], ["cell 50 is one of 60 cells, but out of view: `scroll to cell 50` shows it"],
        ["value \"\""], ["placeholder \"Name\""], ["button \"Buy\""], ["5 buttons"], ["60 cells"],
      ])
  }

  @Test("alerts, banners, storage, events, requests, coordinators, leaks and findings")
  func others() throws {
    let seen = try [
      text(.alert("Sure")),
      text(.alert("Surf?"), after: ["Ask"]),
      text(.alert(nil), after: ["Share"]),
      text(.sheet(nil), after: ["Ask"]),
      text(.alert(nil), isNegated: true, after: ["Ask"]),
      text(.banner(nil)),
      text(.storage(key: "carts", .equal, "a"), after: ["Buy"]),
      text(.storage(key: "cart", .equal, "pears"), after: ["Buy"]),
      text(.event("taps")),
      text(.request(method: "GET", path: "/a", json: nil)),
      text(.coordinator("Main")),
      text(.leaks),
      text(.findings),
      text(.props(PropsPath([.member("a")]), .equal, .int(1))),
    ]
    #expect(
      seen == [
        ["no alert"], ["alert \"Sure?\"", "nearest Sure?"], ["action sheet \"Sure?\""],
        ["alert \"Sure?\""], ["alert \"Sure?\""], ["no banner"],
        ["storage holds nothing under carts", "nearest cart"], ["storage cart \"apples\""],
        ["no events"], ["sent: no request"], ["no coordinators"], ["nothing that left still lives"],
        ["no findings"], ["Shop does not tell its props"],
      ])
  }
}

@Suite("Durations as the script language has them")
struct DurationTests {
  @Test("a duration has the largest unit that gives a whole number")
  func units() {
    let durations: [Duration] = [
      .zero, .milliseconds(1), .milliseconds(1_500), .seconds(1), .seconds(59), .seconds(60),
      .seconds(90), .seconds(3_540), .seconds(3_600), .seconds(5_400), .seconds(7_200),
    ]
    #expect(
      durations.map(\.scriptDescription) == [
        "0s", "1ms", "1500ms", "1s", "59s", "1m", "90s", "59m", "1h", "90m", "2h",
      ])
  }
}
