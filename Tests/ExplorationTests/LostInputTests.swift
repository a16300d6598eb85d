import Foundation
import HeadlessDevice
import HeadlessUIKit
import TestApps
import Testing

@testable import Exploration

/// A screen that searches while a person types; "Save" empties the note before it is known to be saved.
private final class SearchViewController: UIViewController {
  private let losesNotes: Bool

  init(losesNotes: Bool) {
    self.losesNotes = losesNotes
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Search"
    let field = UITextField()
    field.placeholder = "Words"
    field.addTarget(self, for: .editingChanged) { $0.send("/search") }
    view.addSubview(field)
    guard losesNotes else { return }
    view.addSubview(
      UIButton(
        primaryAction: UIAction(title: "Save") { [weak self] _ in
          self?.send("/notes")
          field.text = ""
        }))
  }

  private func send(_ path: String) {
    Device.current.network.send(HTTPRequest("GET", path)) { _ in }
  }
}

private final class SearchAppDelegate: RootAppDelegate {
  override func makeRoot() -> UIViewController { SearchViewController(losesNotes: false) }
}

private final class LosingAppDelegate: RootAppDelegate {
  override func makeRoot() -> UIViewController { SearchViewController(losesNotes: true) }
}

@Suite("Lost input")
struct LostInputTests {
  @Test("a field that the user empties while its request fails has lost nothing")
  func cleared() throws {
    let result = try Exploration(SearchAppDelegate.self, faults: [.network])
      .explore(for: .states(60))
    #expect(result.faults.map(\.rule) == [])
  }

  @Test("a button that empties a field although its request fails loses the text")
  func lost() throws {
    let result = try Exploration(LosingAppDelegate.self, faults: [.network])
      .explore(for: .states(60))
    #expect(result.faults.map(\.rule) == ["lost input"])
  }
}
