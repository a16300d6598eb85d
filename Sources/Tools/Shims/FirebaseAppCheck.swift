// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
@_exported public import FirebaseCore
public import Foundation
import HeadlessDevice
import HeadlessFoundation

public protocol AppCheckProvider: NSObjectProtocol {
  func getToken(completion handler: @escaping (AppCheckToken?, (any Error)?) -> Void)
  func getLimitedUseToken(completion handler: @escaping (AppCheckToken?, (any Error)?) -> Void)
}

extension AppCheckProvider {
  public func getLimitedUseToken(
    completion handler: @escaping (AppCheckToken?, (any Error)?) -> Void
  ) { getToken(completion: handler) }
}

public protocol AppCheckProviderFactory: NSObjectProtocol {
  func createProvider(with app: FirebaseApp) -> (any AppCheckProvider)?
}

/// The proof that requests come from the app, which the services here do not ask for.
open class AppCheck: NSObject {
  private final class Factory {
    var factory: (any AppCheckProviderFactory)?
  }

  private static var factory: Factory { Device.current.attached(Factory.self) { Factory() } }

  open class func appCheck() -> AppCheck { Device.current.attached(AppCheck.self) { AppCheck() } }
  open class func appCheck(app: FirebaseApp) -> AppCheck? { appCheck() }
  open class func setAppCheckProviderFactory(_ factory: (any AppCheckProviderFactory)?) {
    self.factory.factory = factory
  }

  open var isTokenAutoRefreshEnabled = true
  private lazy var provider: any AppCheckProvider =
    FirebaseApp.app().flatMap { Self.factory.factory?.createProvider(with: $0) }
    ?? FixedTokenProvider()

  open func token(
    forcingRefresh: Bool, completion handler: @escaping (AppCheckToken?, (any Error)?) -> Void
  ) { provider.getToken(completion: handler) }

  open func limitedUseToken(completion handler: @escaping (AppCheckToken?, (any Error)?) -> Void) {
    provider.getLimitedUseToken(completion: handler)
  }

  open func token(forcingRefresh: Bool) async throws -> AppCheckToken {
    try await withCheckedThrowingContinuation { continuation in
      token(forcingRefresh: forcingRefresh) { token, error in
        if let token {
          continuation.resume(returning: token)
        } else {
          continuation.resume(
            throwing: error ?? NSError(domain: "com.firebase.appCheck", code: 0))
        }
      }
    }
  }
}

open class AppCheckToken: NSObject {
  public let token: String
  public let expirationDate: Date

  public init(token: String, expirationDate: Date) {
    self.token = token
    self.expirationDate = expirationDate
    super.init()
  }
}

/// A provider whose token is the same in every run.
open class FixedTokenProvider: NSObject, AppCheckProvider {
  fileprivate override init() { super.init() }

  open func localDebugToken() -> String { "debug-token" }
  open func currentDebugToken() -> String { localDebugToken() }

  open func getToken(completion handler: @escaping (AppCheckToken?, (any Error)?) -> Void) {
    let date = Device.current.date.addingTimeInterval(3600)
    let token = AppCheckToken(token: localDebugToken(), expirationDate: date)
    Ported.async { handler(token, nil) }
  }
}

open class AppCheckDebugProvider: FixedTokenProvider {
  public init?(app: FirebaseApp) { super.init() }
}

open class AppAttestProvider: FixedTokenProvider {
  public init?(app: FirebaseApp) { super.init() }
}

open class DeviceCheckProvider: FixedTokenProvider {
  public init?(app: FirebaseApp) { super.init() }
}

open class AppCheckDebugProviderFactory: NSObject, AppCheckProviderFactory {
  public override init() { super.init() }

  open func createProvider(with app: FirebaseApp) -> (any AppCheckProvider)? {
    AppCheckDebugProvider(app: app)
  }
}

open class DeviceCheckProviderFactory: NSObject, AppCheckProviderFactory {
  public override init() { super.init() }

  open func createProvider(with app: FirebaseApp) -> (any AppCheckProvider)? {
    DeviceCheckProvider(app: app)
  }
}
