import FirebaseBackend
import Foundation
import HeadlessDevice

/// The data of a signed-in user, which the device's storage keeps.
nonisolated struct UserRecord: Codable, Equatable {
  /// A way of signing in that the user has.
  struct Provider: Codable, Equatable {
    let id: String
    let uid: String
    let email: String?
    let displayName: String?
    let photoURL: String?
    let phoneNumber: String?
  }

  var uid = ""
  var email: String?
  var displayName: String?
  var photoURL: String?
  var phoneNumber: String?
  var isEmailVerified = false
  var isAnonymous = false
  var created: Date?
  var lastSignIn: Date?
  var providers: [Provider] = []
  var token = ""
  var refreshToken = ""
  var expiry = Date.distantPast
}

// MARK: Answers of the accounts

extension UserRecord {
  /// Creates the record of the answer to a sign-in.
  init(session: FirebaseJSON) {
    takeTokens(session)
    takeAccount(session)
  }

  /// Replaces the tokens by those of an answer, where it has them.
  mutating func takeTokens(_ object: FirebaseJSON) {
    uid = object["localId"] as? String ?? object["user_id"] as? String ?? uid
    token = object["idToken"] as? String ?? object["id_token"] as? String ?? token
    refreshToken =
      object["refreshToken"] as? String ?? object["refresh_token"] as? String ?? refreshToken
    guard object["idToken"] ?? object["id_token"] != nil else { return }
    let seconds = object["expiresIn"] ?? object["expires_in"]
    expiry = Device.current.date.addingTimeInterval(
      seconds.flatMap { Double("\($0)") } ?? Double(Account.lifetime))
  }

  /// Replaces what the answer tells of the account: all but the tokens.
  ///
  /// An answer with the account's date is whole: what it lacks, the account has not. A shorter one, as a stub
  /// gives it, leaves the rest as it was.
  mutating func takeAccount(_ object: FirebaseJSON) {
    let old = object["createdAt"] == nil ? self : UserRecord()
    email = object["email"] as? String ?? old.email
    displayName = object["displayName"] as? String ?? old.displayName
    photoURL = object["photoUrl"] as? String ?? old.photoURL
    phoneNumber = object["phoneNumber"] as? String ?? old.phoneNumber
    isEmailVerified = object["emailVerified"] as? Bool ?? old.isEmailVerified
    created = Self.date(object["createdAt"]) ?? old.created
    lastSignIn = Self.date(object["lastLoginAt"]) ?? old.lastSignIn
    providers =
      (object["providerUserInfo"] as? [FirebaseJSON])?.map(Self.provider) ?? old.providers
    if email != nil || !providers.isEmpty { isAnonymous = false }
  }

  private static func provider(_ object: FirebaseJSON) -> Provider {
    Provider(
      id: object["providerId"] as? String ?? "",
      uid: object["rawId"] as? String ?? object["federatedId"] as? String ?? "",
      email: object["email"] as? String, displayName: object["displayName"] as? String,
      photoURL: object["photoUrl"] as? String, phoneNumber: object["phoneNumber"] as? String)
  }

  private static func date(_ milliseconds: Any?) -> Date? {
    milliseconds.flatMap { Double("\($0)") }.map { Date(timeIntervalSince1970: $0 / 1000) }
  }
}

// MARK: Storage

extension UserRecord {
  /// The record under a key of the device's storage; nil for none.
  ///
  /// The address of an account of the service, as `@launch firebaseUser=ann@example.com` sets it, is that account.
  static func stored(_ key: String) -> UserRecord? {
    guard let text = Device.current.storage[key]?.text else { return nil }
    if let record = try? JSONDecoder().decode(UserRecord.self, from: Data(text.utf8)) {
      return record
    }
    let service = FirebaseBackend.current.service(AuthService.self)
    service.prepare()
    guard let account = service.account(withEmail: text) else { return nil }
    let record = UserRecord(session: service.session(account, by: "password"))
    store(record, key)
    return record
  }

  static func store(_ record: UserRecord?, _ key: String) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let bytes = record.flatMap { try? encoder.encode($0) }
    Device.current.storage.set(bytes.map { String(decoding: $0, as: UTF8.self) }, forKey: key)
  }
}
