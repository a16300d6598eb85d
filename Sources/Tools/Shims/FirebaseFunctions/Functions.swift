// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
@_exported public import FirebaseCore
public import Foundation
import HeadlessDevice

/// The entry to the functions on a server, which stubs answer.
open class Functions: NSObject {
  private final class Registry {
    var functions: [String: Functions] = [:]
  }

  private static let defaultRegion = "us-central1"

  public let app: FirebaseApp?
  public let region: String
  public let customDomain: String?
  open private(set) var emulatorOrigin: String?

  private init(_ app: FirebaseApp?, _ region: String, _ customDomain: String?) {
    self.app = app
    self.region = region
    self.customDomain = customDomain
    super.init()
  }

  open class func functions() -> Functions { shared(FirebaseApp.app()) }
  open class func functions(app: FirebaseApp) -> Functions { shared(app) }
  open class func functions(region: String) -> Functions {
    shared(FirebaseApp.app(), region: region)
  }
  open class func functions(customDomain: String) -> Functions {
    shared(FirebaseApp.app(), domain: customDomain)
  }
  open class func functions(app: FirebaseApp, region: String) -> Functions {
    shared(app, region: region)
  }
  open class func functions(app: FirebaseApp, customDomain: String) -> Functions {
    shared(app, domain: customDomain)
  }

  private class func shared(
    _ app: FirebaseApp?, region: String = defaultRegion, domain: String? = nil
  ) -> Functions {
    if app == nil {
      Device.current.findings.report(
        Finding.Kind(rawValue: "firebase"),
        "A function is used before `FirebaseApp.configure()`; Firebase ends the app with an exception. Call "
          + "`configure()` first.")
    }
    let registry = Device.current.attached(Registry.self) { Registry() }
    let key = "\(app?.name ?? "") \(region) \(domain ?? "")"
    if let functions = registry.functions[key] { return functions }
    let functions = Functions(app, region, domain)
    registry.functions[key] = functions
    return functions
  }

  // MARK: Functions

  open func httpsCallable(_ name: String) -> HTTPSCallable { HTTPSCallable("/" + name) }

  open func httpsCallable(_ name: String, options: HTTPSCallableOptions) -> HTTPSCallable {
    HTTPSCallable("/" + name)
  }

  open func httpsCallable(_ url: URL) -> HTTPSCallable { HTTPSCallable(url.path) }

  open func httpsCallable(_ url: URL, options: HTTPSCallableOptions) -> HTTPSCallable {
    HTTPSCallable(url.path)
  }

  /// Remembers the emulator's address; requests are answered by stubs.
  open func useEmulator(withHost host: String, port: Int) {
    let prefix = host.hasPrefix("http") ? "" : "http://"
    emulatorOrigin = "\(prefix)\(host):\(port)"
  }
}

/// The options of a function, which change nothing here.
open class HTTPSCallableOptions: NSObject {
  public let requireLimitedUseAppCheckTokens: Bool

  public init(requireLimitedUseAppCheckTokens: Bool) {
    self.requireLimitedUseAppCheckTokens = requireLimitedUseAppCheckTokens
    super.init()
  }
}
