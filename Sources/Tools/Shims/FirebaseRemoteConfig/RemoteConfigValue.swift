// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
public import Foundation

/// A value of the project or a default, as the types that apps read.
open class RemoteConfigValue: NSObject {
  public let dataValue: Data
  public let source: RemoteConfigSource

  init(_ bytes: Data, _ source: RemoteConfigSource) {
    dataValue = bytes
    self.source = source
    super.init()
  }

  /// The text, which was optional until SDK 10.
  open var stringValue: String! { String(decoding: dataValue, as: UTF8.self) }
  open var numberValue: NSNumber { NSNumber(value: Double(stringValue) ?? 0) }

  /// Whether the text begins as `true`, `yes` or a number other than 0 does.
  open var boolValue: Bool {
    guard let first = stringValue.first(where: { !" 0+-".contains($0) }) else { return false }
    return "YyTt123456789".contains(first)
  }

  open var jsonValue: Any? {
    try? JSONSerialization.jsonObject(with: dataValue, options: .fragmentsAllowed)
  }

  open func decoded<Value: Decodable>(asType: Value.Type = Value.self) throws -> Value {
    if let text = stringValue as? Value { return text }
    return try JSONDecoder().decode(Value.self, from: dataValue)
  }

  /// Returns the bytes of a value that an app sets or a server answers.
  static func bytes(_ value: Any) -> Data {
    switch value {
    case let text as String: return Data(text.utf8)
    case let bytes as Data: return bytes
    case let number as NSNumber:
      // A number of JSON would be cast to a switch, too; only a switch is a character in Objective-C.
      let isFlag = String(cString: number.objCType) == "c"
      return Data((isFlag ? "\(number.boolValue)" : "\(number)").utf8)
    default:
      let isJSON = JSONSerialization.isValidJSONObject(value)
      let bytes =
        isJSON ? try? JSONSerialization.data(withJSONObject: value, options: .sortedKeys) : nil
      return bytes ?? Data("\(value)".utf8)
    }
  }
}

nonisolated public enum RemoteConfigSource: Int, Sendable {
  case remote, `default`, `static`
}

nonisolated public enum RemoteConfigFetchStatus: Int, Sendable {
  case noFetchYet, success, failure, throttled
}

nonisolated public enum RemoteConfigFetchAndActivateStatus: Int, Sendable {
  case successFetchedFromRemote, successUsingPreFetchedData, error
}

open class RemoteConfigSettings: NSObject {
  open var minimumFetchInterval: TimeInterval = 12 * 3600
  open var fetchTimeout: TimeInterval = 60

  public override init() { super.init() }
}

/// The keys whose values a server changed.
open class RemoteConfigUpdate: NSObject {
  public let updatedKeys: Set<String>

  init(_ keys: Set<String>) {
    updatedKeys = keys
    super.init()
  }
}

/// A listener, which is kept until it is removed.
open class ConfigUpdateListenerRegistration: NSObject {
  private var listener: ((RemoteConfigUpdate?, (any Error)?) -> Void)?

  init(_ listener: @escaping (RemoteConfigUpdate?, (any Error)?) -> Void) {
    self.listener = listener
    super.init()
  }

  open func remove() { listener = nil }
}

nonisolated public let RemoteConfigErrorDomain = "com.google.remoteconfig.ErrorDomain"
nonisolated public let RemoteConfigThrottledEndTimeInSecondsKey = "error_throttled_end_time_seconds"

nonisolated public enum RemoteConfigError: Int, Error, Sendable, CustomNSError {
  case unknown = 8001
  case throttled = 8002
  case internalError = 8003

  public typealias Code = RemoteConfigError

  public static var errorDomain: String { RemoteConfigErrorDomain }
  public var errorCode: Int { rawValue }

  func nsError(_ message: String) -> NSError {
    NSError(
      domain: RemoteConfigErrorDomain, code: rawValue,
      userInfo: [NSLocalizedDescriptionKey: message])
  }
}
