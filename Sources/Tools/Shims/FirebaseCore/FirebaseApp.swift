// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
public import Foundation
import HeadlessDevice
import HeadlessFoundation

/// The names and options of an app's Firebase projects; requests are answered by ``FirebaseBackend``.
open class FirebaseApp: NSObject {
  private final class Registry {
    var apps: [String: FirebaseApp] = [:]
  }

  private static let defaultName = "__FIRAPP_DEFAULT"
  private static var registry: Registry {
    Device.current.attached(Registry.self) { Registry() }
  }

  public let name: String
  private let storedOptions: FirebaseOptions
  open var isDataCollectionDefaultEnabled = true

  private init(_ name: String, _ options: FirebaseOptions) {
    self.name = name
    storedOptions = options.copy() as? FirebaseOptions ?? options
    super.init()
  }

  open var options: FirebaseOptions { storedOptions }

  open class func configure() {
    configure(options: FirebaseOptions.defaultOptions() ?? .withoutFile)
  }

  open class func configure(options: FirebaseOptions) {
    configure(name: defaultName, options: options)
  }

  open class func configure(name: String, options: FirebaseOptions) {
    guard registry.apps[name] == nil else {
      let which = name == defaultName ? "Default app" : "App named \(name)"
      return Device.current.findings.report(
        Finding.Kind(rawValue: "firebase"),
        "\(which) has already been configured; Firebase ends the app with an exception. Call configure once."
      )
    }
    registry.apps[name] = FirebaseApp(name, options)
  }

  /// Returns the default app; nil before `configure()`, as Firebase does with a message in the console.
  open class func app() -> FirebaseApp? { registry.apps[defaultName] }
  open class func app(name: String) -> FirebaseApp? { registry.apps[name] }
  open class var allApps: [String: FirebaseApp]? {
    registry.apps.isEmpty ? nil : registry.apps
  }

  open func delete(_ completion: @escaping (Bool) -> Void) {
    let isThere = Self.registry.apps.removeValue(forKey: name) != nil
    Ported.async { completion(isThere) }
  }

  open func delete() async -> Bool { Self.registry.apps.removeValue(forKey: name) != nil }
}

/// The identifiers of a project, as in `GoogleService-Info.plist`.
open class FirebaseOptions: NSObject, NSCopying {
  open var apiKey: String?
  open var bundleID = Ported.bundle.bundleIdentifier ?? ""
  open var clientID: String?
  open var gcmSenderID: String
  open var projectID: String?
  open var googleAppID: String
  open var databaseURL: String?
  open var storageBucket: String?
  open var appGroupID: String?

  public init(googleAppID: String = "", gcmSenderID: String = "") {
    self.googleAppID = googleAppID
    self.gcmSenderID = gcmSenderID
    super.init()
  }

  public convenience init?(contentsOfFile plistPath: String) {
    guard let bytes = FileManager.default.contents(atPath: plistPath),
      let values = try? PropertyListSerialization.propertyList(from: bytes, format: nil)
        as? [String: Any]
    else { return nil }
    self.init(
      googleAppID: values["GOOGLE_APP_ID"] as? String ?? "",
      gcmSenderID: values["GCM_SENDER_ID"] as? String ?? "")
    apiKey = values["API_KEY"] as? String
    clientID = values["CLIENT_ID"] as? String
    projectID = values["PROJECT_ID"] as? String
    databaseURL = values["DATABASE_URL"] as? String
    storageBucket = values["STORAGE_BUCKET"] as? String
    bundleID = values["BUNDLE_ID"] as? String ?? bundleID
  }

  /// The options of an app without the file, which teams often keep out of their repositories.
  fileprivate static var withoutFile: FirebaseOptions {
    let options = FirebaseOptions(googleAppID: "1:1:ios:1", gcmSenderID: "1")
    options.apiKey = "rehearsal"
    options.projectID = "rehearsal"
    options.clientID = "rehearsal.apps.googleusercontent.com"
    options.storageBucket = "rehearsal.appspot.com"
    return options
  }

  /// Returns the options of the app's `GoogleService-Info.plist`; nil where it has none.
  open class func defaultOptions() -> FirebaseOptions? {
    Ported.bundle.path(forResource: "GoogleService-Info", ofType: "plist").flatMap {
      FirebaseOptions(contentsOfFile: $0)
    }
  }

  nonisolated open func copy(with zone: NSZone?) -> Any {
    MainActor.assumeIsolated { duplicate() }
  }

  private func duplicate() -> FirebaseOptions {
    let copy = FirebaseOptions(googleAppID: googleAppID, gcmSenderID: gcmSenderID)
    copy.apiKey = apiKey
    copy.bundleID = bundleID
    copy.clientID = clientID
    copy.projectID = projectID
    copy.databaseURL = databaseURL
    copy.storageBucket = storageBucket
    copy.appGroupID = appGroupID
    return copy
  }
}

/// The level of the messages that Firebase would write.
nonisolated public enum FirebaseLoggerLevel: Int, Sendable {
  case error = 3
  case warning = 4
  case notice = 5
  case info = 6
  case debug = 7
}

/// Settings that change nothing here.
open class FirebaseConfiguration: NSObject {
  public static let shared = FirebaseConfiguration()
  open func setLoggerLevel(_ loggerLevel: FirebaseLoggerLevel) {}
}
