import Foundation
import HeadlessUIKit
import Testing

/// An item whose text depends on the activity.
private final class Poem: UIActivityItemSource {
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { "poem" }

  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { activityType == .copyToPasteboard ? "Roses" : "Violets" }
}

/// A sheet of the app, which has no `init(coder:)`, as UIKit's is unavailable.
private final class TextSheet: UIActivityViewController {
  override init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(activityItems: activityItems, applicationActivities: applicationActivities)
    excludedActivityTypes = [.copyToPasteboard]
  }
}

/// An activity without a type.
private final class PlainActivity: UIActivity {
  override var activityTitle: String? { "Plain" }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
}

/// An activity that stars texts, or shows a screen first.
private final class StarActivity: UIActivity {
  let diary: Diary
  let screen: UIViewController?

  init(_ diary: Diary, screen: UIViewController? = nil) {
    (self.diary, self.screen) = (diary, screen)
    super.init()
  }

  override var activityType: ActivityType? { ActivityType("star") }
  override var activityTitle: String? { "Star" }
  override var activityViewController: UIViewController? { screen }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    diary.write("can \(activityItems)")
    return activityItems.contains { $0 is String }
  }

  override func prepare(withActivityItems activityItems: [Any]) {
    diary.write("prepare \(activityItems)")
  }

  override func perform() {
    diary.write("perform")
    activityDidFinish(true)
  }
}

/// Source: the documentation of UIActivity, UIActivityItemSource and UIActivityViewController.
@Suite("Share sheets")
struct ShareSheetTests {
  private let diary = Diary()
  private let root = UIViewController()

  private func share(
    _ items: [Any], _ activities: [UIActivity]? = nil,
    excluding excluded: [UIActivity.ActivityType]? = nil, on phone: SpyPhone
  ) throws -> UIActivityViewController {
    try phone.show(root)
    let sheet = UIActivityViewController(activityItems: items, applicationActivities: activities)
    sheet.excludedActivityTypes = excluded
    sheet.completionWithItemsHandler = { [diary] type, isCompleted, _, _ in
      diary.write("end \(type?.rawValue ?? "none") \(isCompleted)")
    }
    root.present(sheet, animated: false)
    try phone.finishTransitions()
    return sheet
  }

  private func buttons(of sheet: UIActivityViewController) -> [String] {
    sheet.view.subviews.compactMap { ($0 as? UIButton)?.currentTitle }
  }

  private func tap(
    _ title: String, in sheet: UIActivityViewController, on phone: SpyPhone
  ) throws {
    let button = sheet.view.subviews.first { ($0 as? UIButton)?.currentTitle == title }
    try button?.performTap()
    try phone.finishTransitions()
  }

  @Test("Copy puts texts and addresses on the pasteboard, and ends the sheet")
  func copy() throws {
    let phone = SpyPhone()
    let address = try #require(URL(string: "https://example.com/a"))
    let sheet = try share(["Hello", address, 5], on: phone)
    #expect(buttons(of: sheet) == ["Close", "Copy"])
    try tap("Copy", in: sheet, on: phone)
    #expect(UIPasteboard.general.string == "Hello\nhttps://example.com/a")
    #expect(diary.read() == ["end com.apple.UIKit.activity.CopyToPasteboard true"])
    #expect(root.presentedViewController == nil)
  }

  @Test("Copy takes texts and addresses of Foundation's classes, without their attributes")
  func copyOfObjects() throws {
    let phone = SpyPhone()
    let address = try #require(NSURL(string: "https://example.com/b"))
    let items: [Any] = [
      NSString(string: "plain"), NSAttributedString(string: "styled"), address, NSNumber(value: 5),
    ]
    let sheet = try share(items, on: phone)
    try tap("Copy", in: sheet, on: phone)
    #expect(UIPasteboard.general.string == "plain\nstyled\nhttps://example.com/b")
  }

  @Test("an activity without a type is offered, whatever is excluded")
  func withoutType() throws {
    let phone = SpyPhone()
    let sheet = try share([5], [PlainActivity()], excluding: [.copyToPasteboard], on: phone)
    #expect(buttons(of: sheet) == ["Close", "Plain"])
  }

  @Test("a subclass needs no init(coder:), and its own excluded activities are not offered")
  func subclass() throws {
    let phone = SpyPhone()
    try phone.show(root)
    let sheet = TextSheet(activityItems: ["Hello"], applicationActivities: [PlainActivity()])
    root.present(sheet, animated: false)
    try phone.finishTransitions()
    #expect(buttons(of: sheet) == ["Close", "Plain"])
  }

  @Test("a source gives its item to the activity that was chosen, and its placeholder before")
  func source() throws {
    let phone = SpyPhone()
    let sheet = try share([Poem()], [StarActivity(diary)], on: phone)
    #expect(buttons(of: sheet) == ["Close", "Copy", "Star"])
    try tap("Star", in: sheet, on: phone)
    #expect(
      diary.read() == ["can [\"poem\"]", "prepare [\"Violets\"]", "perform", "end star true"])
    let other = try share([Poem()], on: phone)
    try tap("Copy", in: other, on: phone)
    #expect(UIPasteboard.general.string == "Roses")
  }

  @Test("an activity's screen is presented, and goes with the sheet when the activity finishes")
  func screen() throws {
    let phone = SpyPhone()
    let screen = UIViewController()
    let activity = StarActivity(diary, screen: screen)
    let sheet = try share(["Hello"], [activity], on: phone)
    try tap("Star", in: sheet, on: phone)
    #expect(sheet.presentedViewController === screen)
    activity.activityDidFinish(false)
    try phone.finishTransitions()
    #expect(root.presentedViewController == nil)
    #expect(diary.read() == ["can [\"Hello\"]", "prepare [\"Hello\"]", "end star false"])
  }

  @Test("excluded activities and those that cannot act on the items are not offered")
  func excluded() throws {
    let phone = SpyPhone()
    #expect(buttons(of: try share([5], [StarActivity(diary)], on: phone)) == ["Close"])
    let excluded = [UIActivity.ActivityType("star"), .copyToPasteboard]
    #expect(
      buttons(of: try share(["a"], [StarActivity(diary)], excluding: excluded, on: phone)) == [
        "Close"
      ])
  }
}
