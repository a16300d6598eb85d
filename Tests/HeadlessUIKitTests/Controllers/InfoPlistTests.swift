import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@Suite("Info.plist", .portedFolder)
struct InfoPlistTests {
  private func write(_ info: [String: Any]) throws {
    let data = try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
    try Resources.write(data, "Info.plist")
  }

  @Test("the schemes of all URL types are declared, in capitals or not")
  func schemes() throws {
    try write(["CFBundleURLTypes": [["CFBundleURLSchemes": ["crew", "crew-dev"]], [:]]])
    #expect(InfoPlist.urlSchemes == ["crew", "crew-dev"])
    #expect(InfoPlist.declares(scheme: "CREW"))
    #expect(!InfoPlist.declares(scheme: "shop"))
    #expect(!InfoPlist.declares(scheme: nil))
  }

  @Test("an app can open URLs of the system's schemes and of its own")
  func canOpen() throws {
    try write(["CFBundleURLTypes": [["CFBundleURLSchemes": ["crew"]]]])
    let phone = SpyPhone()
    let texts = ["https://example.test", "tel:1", "crew://1", "shop://1"]
    let urls = try texts.map { try #require(URL(string: $0)) }
    #expect(urls.map(phone.application.canOpenURL) == [true, true, true, false])
  }

  @Test("a URL of the app's own scheme comes back to it, and is noted if nobody handles it")
  func ownScheme() throws {
    try write(["CFBundleURLTypes": [["CFBundleURLSchemes": ["crew"]]]])
    let phone = SpyPhone()
    try phone.show(phone.spy("A"))
    for text in ["shop://1", "crew://1"] {
      phone.application.open(try #require(URL(string: text)), options: [:])
    }
    let lines = { phone.device.log.events.map { "\($0.name) \($0.detail)" } }
    #expect(lines().suffix(2) == ["opened URL shop://1", "opened URL crew://1"])
    try phone.settle()
    #expect(
      lines().suffix(3) == [
        "opened URL shop://1", "opened URL crew://1", "nobody handled the URL crew://1",
      ])
  }

  @Test("an app without Info.plist has no schemes; one without URL types declares none")
  func none() throws {
    #expect(InfoPlist.urlSchemes == nil)
    #expect(InfoPlist.shortcutItems.isEmpty)
    try write(["CFBundleName": "Crew"])
    #expect(InfoPlist.urlSchemes == [])
  }

  @Test("a quick action has its texts and values; one without a type or a title is left out")
  func shortcuts() throws {
    try write([
      "UIApplicationShortcutItems": [
        [
          "UIApplicationShortcutItemType": "new", "UIApplicationShortcutItemTitle": "New note",
          "UIApplicationShortcutItemSubtitle": "In the inbox",
          "UIApplicationShortcutItemUserInfo": [
            "text": "Milk", "count": 2, "pinned": true, "weight": 1.5,
            "due": Date(timeIntervalSinceReferenceDate: 60), "seal": Data([7]),
            "tags": ["a", "b"], "place": ["row": 3],
          ],
        ],
        ["UIApplicationShortcutItemType": "untitled"],
        ["UIApplicationShortcutItemTitle": "Untyped"],
      ]
    ])
    #expect(InfoPlist.shortcutItems.count == 1)
    let item = try #require(InfoPlist.shortcutItems.first)
    #expect(item.type == "new")
    #expect(item.localizedTitle == "New note")
    #expect(item.localizedSubtitle == "In the inbox")
    #expect(item.userInfo?["text"] as? String == "Milk")
    #expect(item.userInfo?["count"] as? Int == 2)
    #expect(item.userInfo?["pinned"] as? Bool == true)
    #expect(item.userInfo?["weight"] as? Double == 1.5)
    #expect(item.userInfo?["due"] as? NSDate == NSDate(timeIntervalSinceReferenceDate: 60))
    #expect(item.userInfo?["seal"] as? NSData == NSData(data: Data([7])))
    #expect(item.userInfo?["tags"] as? NSArray == NSArray(array: ["a", "b"]))
    #expect(item.userInfo?["place"] as? NSDictionary == NSDictionary(dictionary: ["row": 3]))
  }
}
