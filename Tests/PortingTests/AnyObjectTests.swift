import Foundation
import Testing

@testable import Porting

@Suite("Members of any object, which Objective-C looks up at run time")
struct AnyObjectTests {
  @Test("a member of any object is looked up in the class that has it; other casts stay")
  func members() throws {
    let source = """
      import UIKit
      func read(_ sender: Any, _ info: [AnyHashable: AnyObject], _ key: String) {
        _ = (sender as AnyObject).tag
        _ = (sender as! AnyObject).isOn
        _ = (info[UIResponder.keyboardFrameEndUserInfoKey]! as AnyObject).cgRectValue
        _ = info[UIResponder.keyboardFrameEndUserInfoKey]?.cgRectValue
        _ = info[UIResponder.keyboardAnimationDurationUserInfoKey]!.doubleValue
        _ = info[key]?.doubleValue
        _ = (sender as AnyObject).unknown
        _ = (sender as? AnyObject)?.tag
        _ = (sender as AnyObject).value(forKeyPath: key)
        _ = (sender as AnyObject).description
        (sender as AnyObject).resignFirstResponder()
      }

      """
    #expect(
      try portedLines(source)[2...12] == [
        "  _ = (sender as! UIView).tag",
        "  _ = (sender as! UISwitch).isOn",
        "  _ = (info[UIResponder.keyboardFrameEndUserInfoKey]! as! NSValue).cgRectValue",
        "  _ = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue",
        "  _ = (info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)!.doubleValue",
        "  _ = info[key]?.doubleValue",
        "  _ = (sender as AnyObject).unknown",
        "  _ = (sender as? AnyObject)?.tag",
        "  _ = (sender as! NSObject).value(forKeyPath: key)",
        "  _ = (sender as! NSObject).description",
        "  (sender as! UIResponder).resignFirstResponder()",
      ])
  }

  @Test("a member that is unwrapped, bound or given a default may be missing, as on a phone")
  func unwrappedMembers() throws {
    let source = """
      import UIKit
      func read(_ sender: Any) {
        if let tag = (sender as AnyObject).tag { print(tag) }
        guard let on = (sender as! AnyObject).isOn else { return }
        print((sender as AnyObject).tag ?? -1, (sender as AnyObject).tag!, on)
        print((sender as AnyObject).superview?.tag as Any)
      }

      """
    #expect(
      try portedLines(source)[2...5] == [
        "  if let tag = (sender as? UIView)?.tag { print(tag) }",
        "  guard let on = (sender as? UISwitch)?.isOn else { return }",
        "  print((sender as? UIView)?.tag ?? -1, (sender as? UIView)?.tag!, on)",
        "  print((sender as? UIView)?.superview?.tag as Any)",
      ])
  }

  @Test("the children of a snapshot of Firebase are snapshots, where the file imports it")
  func snapshots() throws {
    let source = """
      import FirebaseDatabase
      func read(_ children: [Any]) {
        for child in children {
          print((child as AnyObject).key as String, (child as AnyObject).value as Any)
        }
      }

      """
    #expect(
      try portedLines(source)[3]
        == "    print((child as! DataSnapshot).key as String, (child as! DataSnapshot).value as Any)"
    )
    let other = source.replacing("import FirebaseDatabase", with: "import UIKit")
    #expect(
      try portedLines(other)[3]
        == "    print((child as AnyObject).key as String, (child as! NSObject).value as Any)")
  }

  @Test("any object that is read by keys is a dictionary; one that is not stays")
  func keys() throws {
    let source = """
      import UIKit
      func read(_ data: Data) throws {
        let json = try JSONSerialization.jsonObject(with: data) as AnyObject
        let list = json["list"] as? [Any]
        let name = (json["user"] as AnyObject)["name"] as? String
        let other = list as AnyObject
        print((other as AnyObject)[0], other)
      }

      """
    #expect(
      try portedLines(source)[2...6] == [
        "  let json = try JSONSerialization.jsonObject(with: data) as Any as! NSDictionary",
        "  let list = json[\"list\"] as? [Any]",
        "  let name = (json[\"user\"] as Any as! NSDictionary)[\"name\"] as? String",
        "  let other = list as AnyObject",
        "  print((other as AnyObject)[0], other)",
      ])
  }

  @Test("the attributes of a text may be of any class; other dictionaries stay")
  func attributes() throws {
    let source = """
      import UIKit
      func look() -> [NSAttributedString.Key: NSObject] { [.font: UIFont.systemFont(ofSize: 9)] }
      var other: [NSAttributedString.Key: AnyObject]?
      var numbers: [NSAttributedString.Key: NSNumber] = [:]
      var named: [String: NSObject] = [:]

      """
    #expect(
      try portedLines(source)[1...4].map { $0.prefix { $0 != "{" && $0 != "=" } } == [
        "func look() -> [NSAttributedString.Key: Any] ",
        "var other: [NSAttributedString.Key: Any]?",
        "var numbers: [NSAttributedString.Key: NSNumber] ", "var named: [String: NSObject] ",
      ])
  }

  @Test(
    "the keychain's constants become objects where a file has dictionaries of objects",
    arguments: [("AnyObject", " as AnyObject"), ("Any", "")])
  func keychain(_ value: String, _ cast: String) throws {
    let source = """
      import Foundation
      func query() -> [String: \(value)] {
        var query: [String: \(value)] = [:]
        query[kSecClass as String] = kSecClassGenericPassword
        query[kSecReturnData as String] = kCFBooleanTrue
        query[kSecAttrAccount as String] = account
        return query
      }

      """
    #expect(
      try portedLines(source)[3...5] == [
        "  query[kSecClass as String] = kSecClassGenericPassword\(cast)",
        "  query[kSecReturnData as String] = kCFBooleanTrue\(cast)",
        "  query[kSecAttrAccount as String] = account",
      ])
  }
}
