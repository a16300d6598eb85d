import CryptoKit
import FirebaseBackend
import Foundation

extension AuthService {
  /// Signs in with an account of another service, or links it to the account of a token.
  func signInWithIdentity(_ fields: FirebaseJSON) throws(Failure) -> FirebaseJSON {
    let tokens = Self.values(fields["postBody"] as? String ?? "")
    guard let identity = Self.identity(tokens) else { throw Failure("INVALID_IDP_RESPONSE") }
    try checkNonce(tokens)
    let owner = accounts.first { account in
      account.identities.contains { $0.provider == identity.provider && $0.id == identity.id }
    }
    guard fields["idToken"] == nil else {
      let account = try account(of: fields)
      guard owner == nil || owner?.uid == account.uid else {
        throw Failure("FEDERATED_USER_ID_ALREADY_LINKED")
      }
      return add(identity, to: account, isNew: false)
    }
    if let owner { return add(identity, to: owner, isNew: false) }
    guard let email = identity.email, let known = account(withEmail: email) else {
      return add(identity, to: Account(), isNew: true)
    }
    // An account with the same address is the same user only where the provider verified the address.
    guard Self.verifying.contains(identity.provider) else {
      return ["needConfirmation": true, "email": email, "verifiedProvider": known.providers]
    }
    return add(identity, to: known, isNew: false)
  }

  private static let verifying: Set<String> = ["google.com", "apple.com"]

  private func add(
    _ identity: Account.Identity, to account: Account, isNew: Bool
  ) -> FirebaseJSON {
    var account = account
    account.identities.removeAll { $0.provider == identity.provider }
    account.identities.append(identity)
    account.displayName = account.displayName ?? identity.name
    account.photoURL = account.photoURL ?? identity.photo
    if account.email == nil, identity.email.map({ self.account(withEmail: $0) == nil }) ?? false {
      account.email = identity.email
    }
    if account.email == identity.email, Self.verifying.contains(identity.provider) {
      account.isVerified = true
    }
    var answer = session(account, by: identity.provider, isNew: isNew)
    answer["providerId"] = identity.provider
    answer["federatedId"] = identity.id
    let profile = FirebaseJSON().adding([
      "email": identity.email, "name": identity.name, "picture": identity.photo,
      "sub": identity.id,
    ])
    answer["rawUserInfo"] = String(bytes: Data(object: profile), encoding: .utf8)
    return answer
  }

  /// Fails where the token of Apple has a nonce, and the credential not the text whose hash it is.
  private func checkNonce(_ tokens: [String: String]) throws(Failure) {
    let claims = FirebaseWebToken.claims(in: tokens["id_token"] ?? "")
    guard tokens["providerId"] == "apple.com", let wanted = claims["nonce"] as? String else {
      return
    }
    let hash = SHA256.hash(data: Data((tokens["nonce"] ?? "").utf8))
    guard hash.map({ String(format: "%02x", $0) }).joined() == wanted.lowercased() else {
      throw Failure("MISSING_OR_INVALID_NONCE : Nonce is missing in the request.")
    }
  }

  private static func values(_ body: String) -> [String: String] {
    var components = URLComponents()
    components.percentEncodedQuery = body
    var fields: [String: String] = [:]
    for item in components.queryItems ?? [] { fields[item.name] = item.value }
    return fields
  }

  /// Returns the identity that the tokens of a provider name; a token without claims is its own identifier.
  private static func identity(_ fields: [String: String]) -> Account.Identity? {
    guard let provider = fields["providerId"],
      let token = fields["id_token"] ?? fields["access_token"] ?? fields["code"],
      !token.isEmpty
    else { return nil }
    let claims = FirebaseWebToken.claims(in: token)
    return Account.Identity(
      provider: provider, id: claims["sub"] as? String ?? token,
      email: (claims["email"] as? String)?.lowercased(),
      name: fields["name"] ?? claims["name"] as? String, photo: claims["picture"] as? String)
  }
}
