import FirebaseBackend
import FirebaseCore
import Foundation
import HeadlessDevice

extension AuthService {
  func update(_ fields: FirebaseJSON) throws(Failure) -> FirebaseJSON {
    if let code = fields["oobCode"] { return try apply(code) }
    var account = try account(of: fields)
    let email = fields["email"] as? String
    let password = fields["password"] as? String
    let isSensitive = email != nil || password != nil
    if isSensitive { try checkRecency(fields) }
    if let email {
      let address = try checked(email: email, for: account)
      account.isVerified = account.isVerified && address == account.email
      account.email = address
    }
    if let password { account.password = try checked(password: password) }
    change(&account, fields)
    save(account)
    guard isSensitive else { return account.object }
    return account.object.merging(account.tokens(by: "password")) { $1 }
  }

  private func change(_ account: inout Account, _ fields: FirebaseJSON) {
    account.displayName = fields["displayName"] as? String ?? account.displayName
    account.photoURL = fields["photoUrl"] as? String ?? account.photoURL
    for attribute in fields["deleteAttribute"] as? [String] ?? [] {
      if attribute == "DISPLAY_NAME" { account.displayName = nil }
      if attribute == "PHOTO_URL" { account.photoURL = nil }
    }
    for provider in fields["deleteProvider"] as? [String] ?? [] {
      if provider == "password" { (account.password, account.usesLinks) = (nil, false) }
      if provider == "phone" { account.phoneNumber = nil }
      account.identities.removeAll { $0.provider == provider }
    }
  }

  func delete(_ fields: FirebaseJSON) throws(Failure) -> FirebaseJSON {
    let account = try account(of: fields)
    try checkRecency(fields)
    remove(account)
    return [:]
  }

  /// Fails more than five minutes after the user signed in, as Firebase does for what matters.
  private func checkRecency(_ fields: FirebaseJSON) throws(Failure) {
    let claims = FirebaseWebToken.claims(in: fields["idToken"] as? String ?? "")
    guard let seconds = (claims["auth_time"] as? NSNumber)?.doubleValue else { return }
    guard Device.current.date.timeIntervalSince1970 - seconds <= 300 else {
      throw Failure("CREDENTIAL_TOO_OLD_LOGIN_AGAIN")
    }
  }

  // MARK: Mails

  func sendMail(_ fields: FirebaseJSON) throws(Failure) -> FirebaseJSON {
    let type = fields["requestType"] as? String ?? ""
    let isOwn = fields["idToken"] != nil
    let email = try isOwn ? account(of: fields).email ?? "" : fields["email"] as? String ?? ""
    guard !email.isEmpty else { throw Failure("MISSING_EMAIL") }
    guard Self.isAddress(email) else { throw Failure("INVALID_EMAIL") }
    guard type == "EMAIL_SIGNIN" || account(withEmail: email) != nil else {
      throw Failure("EMAIL_NOT_FOUND")
    }
    let newEmail = fields["newEmail"] as? String
    if let newEmail { _ = try checked(email: newEmail, for: account(of: fields)) }
    let code = send(Message(type: type, recipient: email.lowercased(), newEmail: newEmail))
    let link = Self.link(type, code, fields["continueUrl"] as? String)
    Device.current.log.post("mail \(type) to \(newEmail ?? email)", detail: link)
    return ["email": email]
  }

  private static func link(_ type: String, _ code: String, _ next: String?) -> String {
    let modes = [
      "PASSWORD_RESET": "resetPassword", "VERIFY_EMAIL": "verifyEmail",
      "EMAIL_SIGNIN": "signIn", "VERIFY_AND_CHANGE_EMAIL": "verifyAndChangeEmail",
    ]
    let project = FirebaseApp.app()?.options.projectID ?? FirebaseBackend.project
    var components = URLComponents()
    components.scheme = "https"
    components.host = "\(project).firebaseapp.com"
    components.path = "/__/auth/action"
    components.queryItems = [
      URLQueryItem(name: "mode", value: modes[type]), URLQueryItem(name: "oobCode", value: code),
    ]
    if let next { components.queryItems?.append(URLQueryItem(name: "continueUrl", value: next)) }
    return components.string ?? ""
  }

  /// Returns what a code is for, and with a new password sets it.
  func resetPassword(_ fields: FirebaseJSON) throws(Failure) -> FirebaseJSON {
    let password = fields["newPassword"] as? String
    let code = fields["oobCode"]
    let types: Set = ["PASSWORD_RESET", "VERIFY_EMAIL", "EMAIL_SIGNIN", "VERIFY_AND_CHANGE_EMAIL"]
    guard let message = message(code, password == nil ? types : ["PASSWORD_RESET"]),
      message.type == "EMAIL_SIGNIN" || account(withEmail: message.recipient) != nil
    else { throw Failure("INVALID_OOB_CODE") }
    if let password, var account = account(withEmail: message.recipient) {
      account.password = try checked(password: password)
      save(account)
      forgetMessage(code)
    }
    return FirebaseJSON().adding([
      "email": message.newEmail ?? message.recipient, "requestType": message.type,
      "newEmail": message.newEmail,
    ])
  }

  /// Verifies the address that a mail went to.
  private func apply(_ code: Any) throws(Failure) -> FirebaseJSON {
    guard let message = message(code, ["VERIFY_EMAIL", "VERIFY_AND_CHANGE_EMAIL"]),
      var account = account(withEmail: message.recipient)
    else { throw Failure("INVALID_OOB_CODE") }
    forgetMessage(code)
    account.email = message.newEmail?.lowercased() ?? account.email
    account.isVerified = true
    save(account)
    return account.object
  }

  func methods(_ fields: FirebaseJSON) throws(Failure) -> FirebaseJSON {
    let email = fields["identifier"] as? String ?? ""
    guard Self.isAddress(email) else { throw Failure("INVALID_IDENTIFIER") }
    guard let account = account(withEmail: email) else { return ["registered": false] }
    return ["registered": true, "signinMethods": account.providers]
  }
}
