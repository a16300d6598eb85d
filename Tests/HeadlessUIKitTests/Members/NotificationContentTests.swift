import Foundation
import HeadlessUIKit
import Testing

/// Source: the documentation of UNNotificationContent, its attachments and its categories.
@Suite("The content of notifications")
struct NotificationContentTests {
  @Test("a mutable copy has all values and can be changed without the original")
  func copies() throws {
    let content = UNMutableNotificationContent()
    content.title = "Shift"
    content.interruptionLevel = .timeSensitive
    content.relevanceScore = 0.5
    content.targetContentIdentifier = "shift/1"
    content.launchImageName = "Launch"
    let copy = try #require(content.mutableCopy() as? UNMutableNotificationContent)
    copy.title = "Other"
    #expect(content.title == "Shift")
    #expect(copy.interruptionLevel == .timeSensitive)
    #expect(copy.relevanceScore == 0.5)
    #expect(copy.targetContentIdentifier == "shift/1")
    #expect(copy.launchImageName == "Launch")
    let fixed = try #require(content.copy() as? UNNotificationContent)
    #expect(!(fixed is UNMutableNotificationContent))
    #expect(fixed.title == "Shift")
  }

  @Test("an attachment has the type of its file, and one without a file is an error")
  func attachments() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).PNG")
    try Data([1]).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let attachment = try UNNotificationAttachment(identifier: "", url: file)
    #expect(attachment.type == "public.png")
    #expect(!attachment.identifier.isEmpty)
    let content = UNMutableNotificationContent()
    content.attachments = [attachment]
    #expect(content.attachments.first === attachment)
    let missing = file.appendingPathExtension("no")
    #expect(throws: CocoaError.self) {
      _ = try UNNotificationAttachment(identifier: "a", url: missing, options: nil)
    }
  }

  @Test("a category keeps what hides its previews; one without a text has an empty one")
  func categories() {
    let category = UNNotificationCategory(
      identifier: "a", actions: [], intentIdentifiers: ["call"],
      hiddenPreviewsBodyPlaceholder: "New", categorySummaryFormat: "%u more",
      options: .hiddenPreviewsShowTitle)
    #expect(category.intentIdentifiers == ["call"])
    #expect(category.hiddenPreviewsBodyPlaceholder == "New")
    #expect(category.categorySummaryFormat == "%u more")
    #expect(category.options == .hiddenPreviewsShowTitle)
    let other = UNNotificationCategory(
      identifier: "b", actions: [], intentIdentifiers: [], hiddenPreviewsBodyPlaceholder: nil)
    #expect(other.hiddenPreviewsBodyPlaceholder == "")
  }
}
