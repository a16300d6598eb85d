// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are KeychainAccess's, and their documentation is too.
public import Foundation
import HeadlessFoundation
public import LocalAuthentication

public let KeychainAccessErrorDomain = Status.errorDomain

/// The items of one service or server in the device's keychain.
public final class Keychain {
  let options: KeychainOptions

  init(_ options: KeychainOptions) { self.options = options }

  public convenience init() { self.init(service: Self.bundleIdentifier) }

  public convenience init(accessGroup: String) {
    self.init(service: Self.bundleIdentifier, accessGroup: accessGroup)
  }

  public convenience init(service: String, accessGroup: String? = nil) {
    self.init(KeychainOptions(service: service, accessGroup: accessGroup))
  }

  public convenience init(
    server: String, protocolType: ProtocolType, accessGroup: String? = nil,
    authenticationType: AuthenticationType = .default
  ) {
    self.init(
      KeychainOptions(
        server: URL(string: server), protocolType: protocolType,
        authenticationType: authenticationType, accessGroup: accessGroup))
  }

  public convenience init(
    server: URL, protocolType: ProtocolType, accessGroup: String? = nil,
    authenticationType: AuthenticationType = .default
  ) {
    self.init(
      KeychainOptions(
        server: server, protocolType: protocolType, authenticationType: authenticationType,
        accessGroup: accessGroup))
  }

  private static var bundleIdentifier: String { Ported.bundle.bundleIdentifier ?? "" }

  // MARK: Options

  public var itemClass: ItemClass { options.itemClass }
  public var service: String { options.service }
  public var accessGroup: String? { options.accessGroup }
  public var server: URL { options.server ?? URL(fileURLWithPath: "") }
  public var protocolType: ProtocolType { options.protocolType }
  public var authenticationType: AuthenticationType { options.authenticationType }
  public var accessibility: Accessibility { options.accessibility }
  public var authenticationPolicy: AuthenticationPolicy? { options.authenticationPolicy }
  public var synchronizable: Bool { options.synchronizable }
  public var label: String? { options.label }
  public var comment: String? { options.comment }
  public var authenticationPrompt: String? { options.authenticationPrompt }
  public var authenticationUI: AuthenticationUI { options.authenticationUI ?? .allow }
  public var authenticationContext: LAContext? { options.authenticationContext }
}

// MARK: Changed options

extension Keychain {
  public func accessibility(_ accessibility: Accessibility) -> Keychain {
    changed { $0.accessibility = accessibility }
  }

  public func accessibility(
    _ accessibility: Accessibility, authenticationPolicy: AuthenticationPolicy
  ) -> Keychain {
    changed {
      $0.accessibility = accessibility
      $0.authenticationPolicy = authenticationPolicy
    }
  }

  public func synchronizable(_ synchronizable: Bool) -> Keychain {
    changed { $0.synchronizable = synchronizable }
  }

  public func label(_ label: String) -> Keychain { changed { $0.label = label } }
  public func comment(_ comment: String) -> Keychain { changed { $0.comment = comment } }

  public func attributes(_ attributes: [String: Any]) -> Keychain {
    changed { $0.attributes.merge(attributes) { $1 } }
  }

  public func authenticationPrompt(_ authenticationPrompt: String) -> Keychain {
    changed { $0.authenticationPrompt = authenticationPrompt }
  }

  public func authenticationUI(_ authenticationUI: AuthenticationUI) -> Keychain {
    changed { $0.authenticationUI = authenticationUI }
  }

  public func authenticationContext(_ authenticationContext: LAContext) -> Keychain {
    changed { $0.authenticationContext = authenticationContext }
  }

  private func changed(_ change: (inout KeychainOptions) -> Void) -> Keychain {
    var options = options
    change(&options)
    return Keychain(options)
  }
}
