// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
@_exported public import FirebaseCore
public import Foundation
import HeadlessDevice
import HeadlessFoundation

/// The identifier of the app on this device, which its storage keeps until it is deleted.
open class Installations: NSObject {
  open class func installations() -> Installations {
    Device.current.attached(Installations.self) { Installations() }
  }

  open class func installations(app: FirebaseApp) -> Installations { installations() }

  private let key = "firebaseInstallation"

  private var identifier: String {
    if let known = Device.current.storage[key]?.text { return known }
    let new = String(Device.current.uuid().uuidString.filter { $0 != "-" }.prefix(22))
    Device.current.storage[key] = .text(new)
    return new
  }

  open func installationID(completion: @escaping (String?, (any Error)?) -> Void) {
    Ported.async { [identifier] in completion(identifier, nil) }
  }

  open func installationID() async throws -> String { identifier }

  open func authToken(completion: @escaping (InstallationsAuthTokenResult?, (any Error)?) -> Void) {
    let result = InstallationsAuthTokenResult(identifier)
    Ported.async { completion(result, nil) }
  }

  open func authToken() async throws -> InstallationsAuthTokenResult {
    InstallationsAuthTokenResult(identifier)
  }

  open func authTokenForcingRefresh(
    _ forceRefresh: Bool,
    completion: @escaping (InstallationsAuthTokenResult?, (any Error)?) -> Void
  ) { authToken(completion: completion) }

  open func authTokenForcingRefresh(
    _ forceRefresh: Bool
  ) async throws -> InstallationsAuthTokenResult { try await authToken() }

  open func delete(completion: @escaping ((any Error)?) -> Void) {
    Device.current.storage[key] = nil
    Ported.async { completion(nil) }
  }

  open func delete() async throws { Device.current.storage[key] = nil }
}

/// The token of an installation, for a week.
open class InstallationsAuthTokenResult: NSObject {
  public let authToken: String
  public let expirationDate: Date

  init(_ identifier: String) {
    authToken = "installation-\(identifier)"
    expirationDate = Device.current.date.addingTimeInterval(7 * 24 * 3600)
    super.init()
  }
}
