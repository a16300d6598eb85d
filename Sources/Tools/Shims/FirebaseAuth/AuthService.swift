import FirebaseBackend
import Foundation
import HeadlessDevice

/// The accounts of the project, in memory: it answers the REST interface as Firebase's emulator does.
///
/// `given storage firebaseUsers="ann@example.com secret1 Ann; bob@example.com secret2 uid=bob Bob"` makes accounts,
/// and `given storage firebaseVerified=ann@example.com` verifies addresses, as the user's click in a mail does.
/// Mails and text messages are events of the log; the code of each text message is 123456.
final class AuthService: FirebaseService {
  /// The reason why a request fails, as `EMAIL_EXISTS`.
  struct Failure: Error {
    let message: String

    init(_ message: String) { self.message = message }
  }

  /// A link or a code that was sent.
  struct Message {
    let type: String
    let recipient: String
    var newEmail: String?
  }

  private(set) var accounts: [Account] = []
  private var prepared: Set<String> = []
  private var foreignTokens: [String: String] = [:]
  private var messages: [String: Message] = [:]
  private var count = 0

  func respond(to request: HTTPRequest) -> HTTPResponse? {
    let path = request.path.prefix { $0 != "?" }
    let prefix = "/v1/accounts:"
    guard request.method == "POST", path == "/v1/token" || path.hasPrefix(prefix) else {
      return nil
    }
    prepare()
    let method = path.hasPrefix(prefix) ? path.dropFirst(prefix.count) : "token"
    do throws(Failure) {
      guard let object = try answer(String(method), request.object) else { return nil }
      return HTTPResponse(object: object)
    } catch {
      return HTTPResponse(status: 400, code: "INVALID_ARGUMENT", message: error.message)
    }
  }

  private func answer(
    _ method: String, _ fields: FirebaseJSON
  ) throws(Failure) -> FirebaseJSON? {
    switch method {
    case "signUp": try signUp(fields)
    case "signInWithPassword": try signInWithPassword(fields)
    case "signInWithCustomToken": try signInWithCustomToken(fields)
    case "signInWithIdp": try signInWithIdentity(fields)
    case "signInWithEmailLink": try signInWithLink(fields)
    case "sendVerificationCode": try sendCode(fields)
    case "signInWithPhoneNumber": try signInWithPhoneNumber(fields)
    case "token": fields["grantType"] == nil ? nil : try refresh(fields)
    case "lookup": ["users": [try account(of: fields).object]]
    case "update": try update(fields)
    case "delete": try delete(fields)
    case "sendOobCode": try sendMail(fields)
    case "resetPassword": try resetPassword(fields)
    case "createAuthUri": try methods(fields)
    default: nil
    }
  }

  // MARK: Accounts

  /// Makes the accounts of the device's storage that were not made yet, and verifies addresses.
  func prepare() {
    for entry in (Device.current.storage["firebaseUsers"]?.text ?? "").split(separator: ";") {
      let words = entry.split(separator: " ")
      guard words.count > 1, prepared.insert(words[0].lowercased()).inserted else { continue }
      let identifier = words.first { $0.hasPrefix("uid=") }
      var account = Account(uid: identifier.map { String($0.dropFirst(4)) })
      account.email = words[0].lowercased()
      account.password = String(words[1])
      let name = words.dropFirst(2).filter { $0 != identifier }.joined(separator: " ")
      account.displayName = name.isEmpty ? nil : name
      accounts.append(account)
    }
    let verified = (Device.current.storage["firebaseVerified"]?.text ?? "").lowercased()
      .split { " ,;".contains($0) }
    for index in accounts.indices {
      guard let email = accounts[index].email, verified.contains(Substring(email)) else { continue }
      accounts[index].isVerified = true
    }
  }

  /// Returns the account with an address; nil for none.
  func account(withEmail email: String) -> Account? {
    accounts.first { $0.email == email.lowercased() }
  }

  /// Returns the account with an identifier; nil for none.
  func account(withUID uid: String) -> Account? { accounts.first { $0.uid == uid } }

  /// Adds an account, or replaces the one with its identifier.
  func save(_ account: Account) {
    if let index = accounts.firstIndex(where: { $0.uid == account.uid }) {
      accounts[index] = account
    } else {
      accounts.append(account)
    }
  }

  func remove(_ account: Account) { accounts.removeAll { $0.uid == account.uid } }

  /// Returns the account of a request's token.
  func account(of fields: FirebaseJSON) throws(Failure) -> Account {
    let token = fields["idToken"] as? String ?? ""
    guard let uid = FirebaseWebToken.claims(in: token)["user_id"] as? String ?? foreignTokens[token]
    else { throw Failure("INVALID_ID_TOKEN") }
    guard let account = account(withUID: uid) else { throw Failure("USER_NOT_FOUND") }
    return account
  }

  /// Returns the user of a token that is not the service's; nil for none.
  func foreignUser(_ token: String) -> String? { foreignTokens[token] }

  /// Makes the account of a user who is not here: from a stub's answer, or signed in before the process began.
  func adopt(_ record: UserRecord) {
    foreignTokens[record.token] = record.uid
    foreignTokens[record.refreshToken] = record.uid
    guard account(withUID: record.uid) == nil else { return }
    accounts.append(Account(record))
  }

  /// Signs in to an account, which is saved; returns the answer.
  func session(
    _ account: Account, by provider: String, isNew: Bool = false
  ) -> FirebaseJSON {
    var account = account
    account.lastLogin = Device.current.date
    save(account)
    return account.object.merging(account.tokens(by: provider)) { $1 }
      .merging(["isNewUser": isNew]) { $1 }
  }

  // MARK: Mails and text messages

  /// Keeps a message that is sent; returns the code in it.
  func send(_ message: Message) -> String {
    count += 1
    let code = "code\(count)"
    messages[code] = message
    return code
  }

  /// Returns the message with a code of a type; nil for none.
  func message(_ code: Any?, _ types: Set<String>) -> Message? {
    (code as? String).flatMap { messages[$0] }.flatMap { types.contains($0.type) ? $0 : nil }
  }

  func forgetMessage(_ code: Any?) { (code as? String).map { messages[$0] = nil } }
}
