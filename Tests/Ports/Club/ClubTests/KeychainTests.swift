// swift-format-ignore-file
import Security
import XCTest

@testable import Club

final class KeychainTests: XCTestCase {
  private func query(_ account: String?, _ more: [String: Any] = [:]) -> [String: Any] {
    var query: [String: Any] = [kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "club.tests"]
    if let account { query[kSecAttrAccount as String] = account }
    return query.merging(more) { $1 }
  }

  private func add(_ account: String, _ bytes: [UInt8]) -> OSStatus {
    SecItemAdd(query(account, [kSecValueData as String: Data(bytes)]) as CFDictionary, nil)
  }

  private func found(_ query: [String: Any]) -> CFTypeRef? {
    var result: CFTypeRef?
    _ = SecItemCopyMatching(query as CFDictionary, &result)
    return result
  }

  func testAnItemIsAddedOnceReadChangedAndRemoved() {
    let read = query("ann.b", [kSecReturnData as String: true])
    XCTAssertEqual(add("ann.b", Array("one".utf8)), errSecSuccess)
    XCTAssertEqual(add("ann.b", Array("two".utf8)), errSecDuplicateItem)
    XCTAssertEqual(found(read) as? Data, Data("one".utf8))
    XCTAssertEqual(SecItemUpdate(query("ann.b") as CFDictionary, [kSecValueData as String: Data([0xFF, 0])] as CFDictionary), errSecSuccess)
    XCTAssertEqual(found(read) as? Data, Data([0xFF, 0]))
    XCTAssertNil(found(query("ann.b")))
    XCTAssertEqual(SecItemDelete(query("ann.b") as CFDictionary), errSecSuccess)
    XCTAssertEqual(
      [SecItemDelete(query("ann.b") as CFDictionary), SecItemUpdate(read as CFDictionary, [:] as CFDictionary), SecItemCopyMatching(read as CFDictionary, nil)],
      [errSecItemNotFound, errSecItemNotFound, errSecItemNotFound])
  }

  func testAQueryWithoutAnAccountMatchesAllOfItsService() {
    for account in ["a", "b"] { XCTAssertEqual(add(account, Array(account.utf8)), errSecSuccess) }
    let other: [String: Any] = [kSecClass as String: kSecClassInternetPassword, kSecAttrServer as String: "club.example", kSecAttrAccount as String: "a"]
    XCTAssertEqual(SecItemAdd(other as CFDictionary, nil), errSecSuccess)
    let all = query(nil, [kSecMatchLimit as String: kSecMatchLimitAll, kSecReturnAttributes as String: true, kSecReturnData as String: true])
    let items = found(all) as? [[String: Any]]
    XCTAssertEqual(items?.map { $0[kSecAttrAccount as String] as? String }, ["a", "b"])
    XCTAssertEqual(items?.map { $0[kSecValueData as String] as? Data }, [Data("a".utf8), Data("b".utf8)])
    XCTAssertEqual(items?.map { $0[kSecClass as String] as? String }, ["genp", "genp"])
    let first = found(query(nil, [kSecReturnAttributes as String: true])) as? [String: Any]
    XCTAssertEqual(first?[kSecAttrAccount as String] as? String, "a")
    XCTAssertNil(first?[kSecValueData as String])
    XCTAssertEqual(SecItemDelete(query(nil) as CFDictionary), errSecSuccess)
    XCTAssertNil(found(all))
    XCTAssertEqual(SecItemDelete(other as CFDictionary), errSecSuccess)
  }

  func testAnAddedItemAnswersWhatItIsAskedAndAStatusHasAText() {
    var result: CFTypeRef?
    let status = SecItemAdd(query("c", [kSecValueData as String: Data([1]), kSecReturnData as String: true]) as CFDictionary, &result)
    XCTAssertEqual(status, errSecSuccess)
    XCTAssertEqual(result as? Data, Data([1]))
    XCTAssertEqual(SecItemDelete(query("c") as CFDictionary), errSecSuccess)
    XCTAssertEqual(
      [errSecSuccess, errSecDuplicateItem, errSecItemNotFound, errSecParam].map { SecCopyErrorMessageString($0, nil) as String? },
      ["No error.", "The specified item already exists in the keychain.", "The specified item could not be found in the keychain.", "OSStatus -50"])
    XCTAssertEqual(
      [errSecNotAvailable, errSecAuthFailed, errSecDuplicateItem, errSecItemNotFound, errSecInteractionNotAllowed, errSecDecode],
      [-25291, -25293, -25299, -25300, -25308, -26275])
  }
}
