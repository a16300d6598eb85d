// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Firebase's, and their documentation is too.
@_exported public import FirebaseCore
public import Foundation
import HeadlessDevice
import HeadlessFoundation
import HeadlessUIKit

/// The app's part; until SDK 7 its token was not optional.
public protocol MessagingDelegate: NSObjectProtocol {
  func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?)
  func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String)
}

extension MessagingDelegate {
  public func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?) {}
  public func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String) {}
}

/// Push messages: the token, which comes after the phone's, and topics, which are events of the log.
///
/// The phone's token is what the app sets; without that, it is looked for a second after the delegate is set
/// and each time the app becomes active, as Firebase sees it through the app's delegate.
open class Messaging: NSObject {
  open class func messaging() -> Messaging {
    Device.current.attached(Messaging.self) { Messaging() }
  }

  open weak var delegate: (any MessagingDelegate)? {
    didSet {
      guard delegate != nil else { return }
      if apnsToken != nil { tellDelegate() }
      Device.current.clock.schedule(after: .seconds(1)) { [weak self] in self?.findToken() }
    }
  }

  open var apnsToken: Data? {
    didSet {
      guard apnsToken != oldValue else { return }
      if apnsToken != nil, isAutoInitEnabled { tellDelegate() }
    }
  }

  open var isAutoInitEnabled = true {
    didSet { if isAutoInitEnabled, !oldValue, apnsToken != nil { tellDelegate() } }
  }

  open var fcmToken: String? { apnsToken == nil ? nil : token }
  private let key = "firebaseMessagingToken"
  private var observer: (any NSObjectProtocol)?

  private override init() {
    super.init()
    observer = NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.findToken() }
    }
  }

  isolated deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  /// Takes the phone's token where the app is registered and does not set it.
  private func findToken() {
    guard apnsToken == nil, UIApplication.shared.isRegisteredForRemoteNotifications else { return }
    apnsToken = Data(repeating: 0xA5, count: 32)
  }

  private func tellDelegate() {
    Ported.async { [self] in
      let token = token
      delegate?.messaging(self, didReceiveRegistrationToken: token)
      delegate?.messaging(self, didReceiveRegistrationToken: Optional(token))
      NotificationCenter.default.post(
        name: .MessagingRegistrationTokenRefreshed, object: token)
    }
  }

  // MARK: The token

  /// The token of this installation, which the device's storage keeps.
  private var token: String {
    if let known = Device.current.storage[key]?.text { return known }
    let new = "fcm-\(Device.current.uuid().uuidString.lowercased())"
    Device.current.storage[key] = .text(new)
    return new
  }

  open func setAPNSToken(_ apnsToken: Data, type: MessagingAPNSTokenType) {
    self.apnsToken = apnsToken
  }

  open func token(completion: @escaping (String?, (any Error)?) -> Void) {
    let result = Result { try currentToken() }
    Ported.async {
      switch result {
      case .success(let token): completion(token, nil)
      case .failure(let error): completion(nil, error)
      }
    }
  }

  open func token() async throws -> String { try currentToken() }

  private func currentToken() throws -> String {
    findToken()
    guard apnsToken != nil else { throw MessagingError.missingToken }
    return token
  }

  open func deleteToken(completion: @escaping ((any Error)?) -> Void) {
    Device.current.storage[key] = nil
    Ported.async { completion(nil) }
  }

  open func deleteToken() async throws { Device.current.storage[key] = nil }

  open func retrieveFCMToken(
    forSenderID senderID: String, completion: @escaping (String?, (any Error)?) -> Void
  ) { token(completion: completion) }

  open func retrieveFCMToken(forSenderID senderID: String) async throws -> String {
    try await token()
  }

  open func deleteData(completion: @escaping ((any Error)?) -> Void) {
    deleteToken(completion: completion)
  }

  // MARK: Topics and messages

  open func subscribe(toTopic topic: String, completion: (((any Error)?) -> Void)? = nil) {
    Device.current.log.post("messaging subscribe \(topic)")
    Ported.async { completion?(nil) }
  }

  open func subscribe(toTopic topic: String) async throws {
    Device.current.log.post("messaging subscribe \(topic)")
  }

  open func unsubscribe(fromTopic topic: String, completion: (((any Error)?) -> Void)? = nil) {
    Device.current.log.post("messaging unsubscribe \(topic)")
    Ported.async { completion?(nil) }
  }

  open func unsubscribe(fromTopic topic: String) async throws {
    Device.current.log.post("messaging unsubscribe \(topic)")
  }

  @discardableResult
  open func appDidReceiveMessage(_ message: [AnyHashable: Any]) -> MessagingMessageInfo {
    MessagingMessageInfo()
  }
}
