// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
import HeadlessFoundation

nonisolated public enum WCSessionActivationState: Int, Sendable {
  case notActivated, inactive, activated
}

public protocol WCSessionDelegate: AnyObject {
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?)
  func sessionDidBecomeInactive(_ session: WCSession)
  func sessionDidDeactivate(_ session: WCSession)
  func sessionWatchStateDidChange(_ session: WCSession)
  func sessionReachabilityDidChange(_ session: WCSession)
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void)
  func session(_ session: WCSession, didReceiveMessageData messageData: Data)
  func session(
    _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
}

extension WCSessionDelegate {
  public func sessionWatchStateDidChange(_ session: WCSession) {}
  public func sessionReachabilityDidChange(_ session: WCSession) {}
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  public func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  ) {}
  public func session(_ session: WCSession, didReceiveMessageData messageData: Data) {}
  public func session(
    _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]
  ) {}
  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
}

/// The connection to a watch, of which the phone has none: it is activated, and sends nothing.
open class WCSession: NSObject {
  public static let `default` = WCSession()
  open class func isSupported() -> Bool { true }

  open weak var delegate: (any WCSessionDelegate)?
  open private(set) var activationState = WCSessionActivationState.notActivated
  open var isPaired: Bool { false }
  open var isWatchAppInstalled: Bool { false }
  open var isComplicationEnabled: Bool { false }
  open var isReachable: Bool { false }
  open private(set) var applicationContext: [String: Any] = [:]
  open var receivedApplicationContext: [String: Any] { [:] }

  open func activate() {
    activationState = .activated
    Ported.async { [self] in
      delegate?.session(self, activationDidCompleteWith: activationState, error: nil)
    }
  }

  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { fail(errorHandler) }

  open func sendMessageData(
    _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) { fail(errorHandler) }

  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    self.applicationContext = applicationContext
    throw WCError(.deviceNotPaired)
  }

  /// The transfers that wait for a watch, which never comes.
  open private(set) var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] = []

  @discardableResult
  open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    let transfer = WCSessionUserInfoTransfer(userInfo) { [weak self] in self?.forget($0) }
    outstandingUserInfoTransfers.append(transfer)
    return transfer
  }

  private func forget(_ transfer: WCSessionUserInfoTransfer) {
    outstandingUserInfoTransfers.removeAll { $0 === transfer }
  }

  private func fail(_ handler: ((any Error) -> Void)?) {
    Ported.async { handler?(WCError(.notReachable)) }
  }
}

/// Data that waits for a watch.
open class WCSessionUserInfoTransfer: NSObject {
  public let userInfo: [String: Any]
  open private(set) var isTransferring = true
  open var isCurrentComplicationInfo: Bool { false }

  private let forget: (WCSessionUserInfoTransfer) -> Void

  init(_ userInfo: [String: Any], forget: @escaping (WCSessionUserInfoTransfer) -> Void) {
    self.userInfo = userInfo
    self.forget = forget
    super.init()
  }

  open func cancel() {
    isTransferring = false
    forget(self)
  }
}

nonisolated public struct WCError: Error, Equatable, CustomNSError, Sendable {
  public enum Code: Int, Sendable {
    case genericError = 7001
    case sessionNotSupported, sessionMissingDelegate, sessionNotActivated, deviceNotPaired,
      watchAppNotInstalled, notReachable
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "WCErrorDomain" }
  public var errorCode: Int { code.rawValue }
}
