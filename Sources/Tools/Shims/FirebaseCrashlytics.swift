// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
@_exported public import FirebaseCore
public import Foundation
import HeadlessDevice

/// Reports of errors, in the device's log: `expect event "crashlytics error"`.
open class Crashlytics: NSObject {
  open class func crashlytics() -> Crashlytics {
    Device.current.attached(Crashlytics.self) { Crashlytics() }
  }

  private var isEnabled = true

  open func log(_ msg: String) { Device.current.log.post("crashlytics log", detail: msg) }

  open func log(format: String, arguments args: CVaListPointer) {
    log(NSString(format: format, arguments: args).description)
  }

  open func setCustomValue(_ value: Any?, forKey key: String) {
    Device.current.log.post("crashlytics value \(key)", detail: value.map { "\($0)" } ?? "")
  }

  open func setCustomKeysAndValues(_ keysAndValues: [AnyHashable: Any]) {
    for (key, value) in keysAndValues.sorted(by: { "\($0.key)" < "\($1.key)" }) {
      setCustomValue(value, forKey: "\(key)")
    }
  }

  open func setUserID(_ userID: String?) {
    Device.current.log.post("crashlytics user", detail: userID ?? "")
  }

  open func record(error: any Error) { record(error: error, userInfo: nil) }

  open func record(error: any Error, userInfo: [String: Any]?) {
    guard isEnabled else { return }
    let pairs = (userInfo ?? [:]).map { "\($0.key)=\($0.value)" }.sorted()
    let text = "\(error._domain) \(error._code): \(error.localizedDescription)"
    Device.current.log.post(
      "crashlytics error", detail: ([text] + pairs).joined(separator: " "))
  }

  open func record(exceptionModel: ExceptionModel) {
    guard isEnabled else { return }
    Device.current.log.post(
      "crashlytics error", detail: "\(exceptionModel.name): \(exceptionModel.reason)")
  }

  open func didCrashDuringPreviousExecution() -> Bool { false }
  open func checkForUnsentReports(completion: @escaping (Bool) -> Void) { completion(false) }
  open func checkForUnsentReports() async -> Bool { false }
  open func sendUnsentReports() {}
  open func deleteUnsentReports() {}
  open func setCrashlyticsCollectionEnabled(_ enabled: Bool) { isEnabled = enabled }
  open func isCrashlyticsCollectionEnabled() -> Bool { isEnabled }
}

/// An error of another language's code.
open class ExceptionModel: NSObject {
  let name: String
  let reason: String
  open var stackTrace: [StackFrame] = []

  public init(name: String, reason: String) {
    self.name = name
    self.reason = reason
    super.init()
  }
}

open class StackFrame: NSObject {
  public init(symbol: String, file: String, line: Int) { super.init() }
  public init(address: UInt) { super.init() }
}
