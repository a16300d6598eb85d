import FirebaseBackend
import Foundation
import HeadlessDevice

extension AuthService {
  /// Makes an account with an address or without one, or adds an address to the account of a token.
  func signUp(_ fields: FirebaseJSON) throws(Failure) -> FirebaseJSON {
    let isLink = fields["idToken"] != nil
    var account = isLink ? try account(of: fields) : Account()
    if let email = fields["email"] as? String {
      account.email = try checked(email: email, for: account)
      account.password = try checked(password: fields["password"] as? String ?? "")
      account.isVerified = false
    }
    account.displayName = fields["displayName"] as? String ?? account.displayName
    let provider = account.password == nil ? "anonymous" : "password"
    return session(account, by: provider, isNew: !isLink)
  }

  func signInWithPassword(_ fields: FirebaseJSON) throws(Failure) -> FirebaseJSON {
    let email = fields["email"] as? String ?? ""
    guard Self.isAddress(email) else { throw Failure("INVALID_EMAIL") }
    guard let account = account(withEmail: email) else { throw Failure("EMAIL_NOT_FOUND") }
    guard let password = account.password, password == fields["password"] as? String else {
      throw Failure("INVALID_PASSWORD")
    }
    return session(account, by: "password")
  }

  /// Signs in with a token of the app's server: its claim `uid` is the user, or else its text.
  func signInWithCustomToken(_ fields: FirebaseJSON) throws(Failure) -> FirebaseJSON {
    let token = fields["token"] as? String ?? ""
    let uid = FirebaseWebToken.claims(in: token)["uid"] as? String ?? token
    guard !uid.isEmpty else { throw Failure("INVALID_CUSTOM_TOKEN") }
    let known = account(withUID: uid)
    return session(known ?? Account(uid: uid), by: "custom", isNew: known == nil)
  }

  func signInWithLink(_ fields: FirebaseJSON) throws(Failure) -> FirebaseJSON {
    let code = fields["oobCode"]
    guard let message = message(code, ["EMAIL_SIGNIN"]) else { throw Failure("INVALID_OOB_CODE") }
    guard message.recipient == (fields["email"] as? String)?.lowercased() else {
      throw Failure("INVALID_EMAIL")
    }
    forgetMessage(code)
    let known = account(withEmail: message.recipient)
    var account = known ?? Account()
    if known == nil, fields["idToken"] != nil { account = try self.account(of: fields) }
    account.email = message.recipient
    account.isVerified = true
    account.usesLinks = true
    return session(account, by: "password", isNew: known == nil)
  }

  func refresh(_ fields: FirebaseJSON) throws(Failure) -> FirebaseJSON {
    let token = fields["refreshToken"] as? String ?? ""
    let words = token.split(separator: " ").map(String.init)
    let isOwn = words.count == 4 && words[0] == "refresh"
    guard let uid = isOwn ? words[1] : foreignUser(token) else {
      throw Failure("INVALID_REFRESH_TOKEN")
    }
    guard let account = account(withUID: uid) else { throw Failure("USER_NOT_FOUND") }
    let date = isOwn ? Double(words[2]).map { Date(timeIntervalSince1970: $0) } : nil
    let tokens = account.tokens(
      by: isOwn ? words[3] : "custom", since: date ?? Device.current.date)
    return [
      "id_token": tokens["idToken"] ?? "", "refresh_token": tokens["refreshToken"] ?? "",
      "expires_in": "\(Account.lifetime)", "user_id": account.uid,
    ]
  }

  // MARK: Text messages

  func sendCode(_ fields: FirebaseJSON) throws(Failure) -> FirebaseJSON {
    let number = (fields["phoneNumber"] as? String ?? "").filter { !" -()".contains($0) }
    guard !number.isEmpty else { throw Failure("MISSING_PHONE_NUMBER") }
    guard number.hasPrefix("+"), number.dropFirst().allSatisfy(\.isNumber), number.count > 7
    else { throw Failure("INVALID_PHONE_NUMBER") }
    Device.current.log.post("text message to \(number)", detail: Self.textCode)
    return ["sessionInfo": send(Message(type: "SMS", recipient: number))]
  }

  private static let textCode = "123456"

  func signInWithPhoneNumber(_ fields: FirebaseJSON) throws(Failure) -> FirebaseJSON {
    guard let message = message(fields["sessionInfo"], ["SMS"]) else {
      throw Failure("INVALID_SESSION_INFO")
    }
    guard fields["code"] as? String == Self.textCode else { throw Failure("INVALID_CODE") }
    forgetMessage(fields["sessionInfo"])
    let known = accounts.first { $0.phoneNumber == message.recipient }
    guard fields["idToken"] != nil else {
      var account = known ?? Account()
      account.phoneNumber = message.recipient
      return session(account, by: "phone", isNew: known == nil)
    }
    var account = try account(of: fields)
    guard known == nil || known?.uid == account.uid else { throw Failure("PHONE_NUMBER_EXISTS") }
    account.phoneNumber = message.recipient
    return session(account, by: "phone")
  }

  // MARK: Checks

  static func isAddress(_ email: String) -> Bool {
    let parts = email.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
      && !parts[1].hasPrefix(".") && !parts[1].hasSuffix(".") && !email.contains(" ")
  }

  /// Returns an address for an account in small letters, unless another account has it.
  func checked(email: String, for account: Account) throws(Failure) -> String {
    guard Self.isAddress(email) else { throw Failure("INVALID_EMAIL") }
    if let other = self.account(withEmail: email), other.uid != account.uid {
      throw Failure("EMAIL_EXISTS")
    }
    return email.lowercased()
  }

  func checked(password: String) throws(Failure) -> String {
    guard !password.isEmpty else { throw Failure("MISSING_PASSWORD") }
    guard password.count >= 6 else {
      throw Failure("WEAK_PASSWORD : Password should be at least 6 characters")
    }
    return password
  }
}
