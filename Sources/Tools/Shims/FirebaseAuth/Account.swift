import FirebaseBackend
import FirebaseCore
import Foundation
import HeadlessDevice

/// An account of the service.
struct Account {
  /// A way of signing in to an account, other than a password.
  struct Identity {
    let provider: String
    let id: String
    var email: String?
    var name: String?
    var photo: String?
  }

  let uid: String
  var email: String?
  var password: String?
  var usesLinks = false
  var displayName: String?
  var photoURL: String?
  var phoneNumber: String?
  var isVerified = false
  var identities: [Identity] = []
  let created = Device.current.date
  var lastLogin = Device.current.date

  /// Creates an account; an identifier that is nil is made of letters and digits, as Firebase's.
  init(uid: String? = nil) { self.uid = uid ?? Self.newIdentifier }

  /// Creates the account of a user; a password that it may have had is not known.
  init(_ record: UserRecord) {
    self.init(uid: record.uid)
    email = record.email
    displayName = record.displayName
    photoURL = record.photoURL
    phoneNumber = record.phoneNumber
    isVerified = record.isEmailVerified
    usesLinks = record.providers.contains { $0.id == "password" }
    identities = record.providers.filter { $0.id != "password" && $0.id != "phone" }.map {
      Identity(
        provider: $0.id, id: $0.uid, email: $0.email, name: $0.displayName, photo: $0.photoURL)
    }
  }

  /// The 28 letters and digits of a new account.
  private static var newIdentifier: String {
    String(
      (Device.current.uuid().uuidString + Device.current.uuid().uuidString)
        .filter { $0 != "-" }.prefix(28))
  }

  /// The ways of signing in, as `password` or `google.com`.
  var providers: [String] {
    (password == nil && !usesLinks ? [] : ["password"]) + identities.map(\.provider)
      + (phoneNumber == nil ? [] : ["phone"])
  }

  /// The account as the REST interface describes it.
  var object: FirebaseJSON {
    [
      "localId": uid, "emailVerified": isVerified,
      "createdAt": Self.milliseconds(created), "lastLoginAt": Self.milliseconds(lastLogin),
      "providerUserInfo": providers.map(information),
    ].adding([
      "email": email, "displayName": displayName, "photoUrl": photoURL,
      "phoneNumber": phoneNumber,
    ])
  }

  private func information(on provider: String) -> FirebaseJSON {
    let object: FirebaseJSON = ["providerId": provider]
    switch provider {
    case "password":
      return object.adding([
        "rawId": email, "federatedId": email, "email": email, "displayName": displayName,
        "photoUrl": photoURL,
      ])
    case "phone": return object.adding(["rawId": phoneNumber, "phoneNumber": phoneNumber])
    default:
      let identity = identities.first { $0.provider == provider }
      return object.adding([
        "rawId": identity?.id, "federatedId": identity?.id, "email": identity?.email,
        "displayName": identity?.name, "photoUrl": identity?.photo,
      ])
    }
  }

  private static func milliseconds(_ date: Date) -> String {
    "\(Int64((date.timeIntervalSince1970 * 1000).rounded()))"
  }
}

// MARK: Tokens

extension Account {
  /// The seconds for which a token can be used.
  static let lifetime = 3600

  /// Returns the tokens of a sign-in, which holds since a date.
  func tokens(by provider: String, since date: Date = Device.current.date) -> FirebaseJSON {
    let seconds = Int(date.timeIntervalSince1970)
    return [
      "idToken": token(by: provider, since: seconds), "expiresIn": "\(Self.lifetime)",
      "refreshToken": "refresh \(uid) \(seconds) \(provider)", "localId": uid,
    ]
  }

  private func token(by provider: String, since seconds: Int) -> String {
    let project = FirebaseApp.app()?.options.projectID ?? FirebaseBackend.project
    let now = Int(Device.current.date.timeIntervalSince1970)
    let claims: FirebaseJSON = [
      "iss": "https://securetoken.google.com/\(project)", "aud": project, "sub": uid,
      "user_id": uid, "auth_time": seconds, "iat": now, "exp": now + Self.lifetime,
      "email_verified": isVerified, "firebase": ["sign_in_provider": provider],
    ]
    return FirebaseWebToken.text(
      claims.adding([
        "email": email, "name": displayName, "picture": photoURL, "phone_number": phoneNumber,
      ]))
  }
}

extension FirebaseJSON {
  /// Returns the object with those values that are not nil.
  func adding(_ values: [String: String?]) -> FirebaseJSON {
    merging(values.compactMapValues { $0 }) { $1 }
  }
}
