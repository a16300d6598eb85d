// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
@_exported public import FirebaseCore
public import Foundation
import HeadlessDevice

/// The events of an app, in the device's log: `expect event "analytics login"`.
open class Analytics: NSObject {
  private final class State {
    var isEnabled = true
    var defaults: [String: Any] = [:]
  }

  private static var state: State { Device.current.attached(State.self) { State() } }

  open class func logEvent(_ name: String, parameters: [String: Any]?) {
    guard state.isEnabled else { return }
    guard isValid(name) else {
      return Device.current.findings.report(
        Finding.Kind(rawValue: "firebase"),
        "Analytics drops the event \"\(name)\": a name has at most 40 letters, digits and underscores, and begins with a letter. Rename it."
      )
    }
    post(name, state.defaults.merging(parameters ?? [:]) { $1 })
  }

  private static func post(_ name: String, _ parameters: [String: Any]) {
    let pairs = parameters.map { "\($0.key)=\($0.value)" }.sorted()
    Device.current.log.post("analytics \(name)", detail: pairs.joined(separator: " "))
  }

  private static func isValid(_ name: String) -> Bool {
    let isAllowed = { (character: Character) in
      character.isLetter || character.isNumber || character == "_"
    }
    return name.count <= 40 && name.first?.isLetter ?? false && name.allSatisfy(isAllowed)
  }

  open class func setUserProperty(_ value: String?, forName name: String) {
    guard state.isEnabled else { return }
    Device.current.log.post("analytics property \(name)", detail: value ?? "")
  }

  open class func setUserID(_ userID: String?) {
    guard state.isEnabled else { return }
    Device.current.log.post("analytics user", detail: userID ?? "")
  }

  // The name of a screen was set by hand until SDK 7.
  open class func setScreenName(_ screenName: String?, screenClass: String?) {
    var parameters: [String: Any] = [:]
    parameters[AnalyticsParameterScreenName] = screenName
    parameters[AnalyticsParameterScreenClass] = screenClass
    logEvent(AnalyticsEventScreenView, parameters: parameters)
  }

  open class func setAnalyticsCollectionEnabled(_ analyticsCollectionEnabled: Bool) {
    state.isEnabled = analyticsCollectionEnabled
  }

  open class func setDefaultEventParameters(_ parameters: [String: Any]?) {
    guard let parameters else { return state.defaults = [:] }
    for (name, value) in parameters { state.defaults[name] = value is NSNull ? nil : value }
  }

  open class func setSessionTimeoutInterval(_ sessionTimeoutInterval: TimeInterval) {}

  open class func resetAnalyticsData() {
    Device.current.storage[identifierKey] = nil
    state.defaults = [:]
  }

  private static let identifierKey = "firebaseAnalytics.instance"

  /// Returns the identifier of this installation, which the device's storage keeps.
  open class func appInstanceID() -> String? {
    if let known = Device.current.storage[identifierKey]?.text { return known }
    let identifier = Device.current.uuid().uuidString.filter { $0 != "-" }
    Device.current.storage[identifierKey] = .text(identifier)
    return identifier
  }

  open class func sessionID() async throws -> Int64 { 1 }
  open class func sessionID(completion: @escaping (Int64, (any Error)?) -> Void) {
    completion(1, nil)
  }

  open class func handleEvents(
    forBackgroundURLSession identifier: String, completionHandler: (() -> Void)?
  ) {}
  open class func handleOpen(_ url: URL) {}
  open class func handleUserActivity(_ userActivity: Any) {}

  /// Does nothing: nothing is measured here.
  open class func initiateOnDeviceConversionMeasurement(emailAddress: String) {}
  open class func initiateOnDeviceConversionMeasurement(phoneNumber: String) {}

  open class func setConsent(_ consentSettings: [ConsentType: ConsentStatus]) {
    let pairs = consentSettings.map { "\($0.key.rawValue)=\($0.value.rawValue)" }.sorted()
    Device.current.log.post("analytics consent", detail: pairs.joined(separator: " "))
  }
}

/// A purpose that the user allows or denies.
nonisolated public struct ConsentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let adStorage = ConsentType(rawValue: "ad_storage")
  public static let analyticsStorage = ConsentType(rawValue: "analytics_storage")
  public static let adUserData = ConsentType(rawValue: "ad_user_data")
  public static let adPersonalization = ConsentType(rawValue: "ad_personalization")
}

nonisolated public struct ConsentStatus: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let denied = ConsentStatus(rawValue: "denied")
  public static let granted = ConsentStatus(rawValue: "granted")
}
