// swift-format-ignore-file
import KeychainAccess
import KeychainSwift
import SwiftKeychainWrapper
import UIKit

extension KeychainWrapper.Key {
  static let visits: KeychainWrapper.Key = "visits"
}

/// Keeps the user's secrets in the keychain, by each of the libraries that the app has used.
final class AccountViewController: UIViewController {
  private let keychain = Keychain(service: "example.weather").accessibility(.afterFirstUnlock)
  private let older = KeychainSwift(keyPrefix: "weather_")
  private let field = UITextField()
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Account"
    field.placeholder = "Token"
    view.addSubview(field)
    view.addSubview(label)
    for (title, action) in [("Keep", #selector(keep)), ("Forget", #selector(forget)), ("List", #selector(list))] {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.addTarget(self, action: action, for: .touchUpInside)
      view.addSubview(button)
    }
    show()
  }

  @objc private func keep() {
    do {
      try keychain.label("Weather").set(field.text ?? "", key: "user.token")
      keychain[data: "bytes"] = Data([0xFF, 0xFE])
    } catch {
      label.text = error.localizedDescription
    }
    older.set("Ann", forKey: "name", withAccess: .accessibleAfterFirstUnlock)
    older.set(true, forKey: "member")
    KeychainWrapper.standard.set(KeychainWrapper.standard.integer(forKey: "visits").map { $0 + 1 } ?? 1, forKey: "visits")
    show()
  }

  @objc private func forget() {
    keychain["user.token"] = nil
    try? keychain.removeAll()
    older.delete("name")
    let isMissing = !older.delete("name") && older.lastResultCode == errSecItemNotFound
    KeychainWrapper.standard.removeObject(forKey: "visits")
    show()
    label.text = (label.text ?? "") + (isMissing ? ", gone" : ", still there")
  }

  @objc private func list() {
    var status = "no error"
    do { _ = try keychain.getString("bytes") } catch Status.conversionError { status = "no text" } catch { status = "\(error)" }
    let keys = keychain.allKeys().sorted() + older.allKeys.filter { $0.hasPrefix("weather_") }.sorted()
    label.text = "\(keys.joined(separator: " ")), \(keychain[attributes: "user.token"]?.label ?? "unlabelled"), \(status)"
  }

  private func show() {
    let visits: Int? = KeychainWrapper.standard[.visits]
    label.text = [
      keychain["user.token"] ?? "no token", older.get("name") ?? "nobody", older.getBool("member") == true ? "member" : "guest",
      "\(visits ?? 0) visits",
    ].joined(separator: ", ")
  }
}
