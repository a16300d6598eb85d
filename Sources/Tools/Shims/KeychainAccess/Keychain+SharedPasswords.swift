// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are KeychainAccess's, and their documentation is too.
import Security

// The passwords that Safari shares are not here: asking for them fails.

extension Keychain {
  public func getSharedPassword(
    _ completion:
      @escaping (_ account: String?, _ password: String?, _ error: (any Error)?) ->
      Void = { _, _, _ in }
  ) {
    SecRequestSharedWebCredential(server.host, nil) { completion(nil, nil, $1) }
  }

  public func getSharedPassword(
    _ account: String,
    completion: @escaping (_ password: String?, _ error: (any Error)?) -> Void = { _, _ in }
  ) {
    SecRequestSharedWebCredential(server.host, account) { completion(nil, $1) }
  }

  public func setSharedPassword(
    _ password: String, account: String,
    completion: @escaping (_ error: (any Error)?) -> Void = { _ in }
  ) {
    SecAddSharedWebCredential(server.host ?? "", account, password) { completion($0) }
  }

  public func removeSharedPassword(
    _ account: String, completion: @escaping (_ error: (any Error)?) -> Void = { _ in }
  ) {
    SecAddSharedWebCredential(server.host ?? "", account, nil) { completion($0) }
  }

  public class func requestSharedWebCredential(
    _ completion:
      @escaping (
        _ credentials: [[String: String]], _ error: (any Error)?
      ) -> Void = { _, _ in }
  ) {
    SecRequestSharedWebCredential(nil, nil) { completion([], $1) }
  }

  public class func requestSharedWebCredential(
    domain: String,
    completion:
      @escaping (
        _ credentials: [[String: String]], _ error: (any Error)?
      ) -> Void = { _, _ in }
  ) {
    SecRequestSharedWebCredential(domain, nil) { completion([], $1) }
  }

  public class func requestSharedWebCredential(
    domain: String, account: String,
    completion:
      @escaping (
        _ credentials: [[String: String]], _ error: (any Error)?
      ) -> Void = { _, _ in }
  ) {
    SecRequestSharedWebCredential(domain, account) { completion([], $1) }
  }

  public class func generatePassword() -> String { SecCreateSharedWebCredentialPassword() ?? "" }
}
