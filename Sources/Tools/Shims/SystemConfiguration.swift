// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
import HeadlessDevice
public import HeadlessFoundation

#if !canImport(Darwin)
  extension sockaddr {
    /// The size, which Linux does not keep.
    nonisolated public var sa_len: UInt8 {
      get { UInt8(MemoryLayout<sockaddr>.size) }
      set {}
    }
  }

  extension sockaddr_in {
    /// Creates an address; Linux does not keep its size.
    nonisolated public init(
      sin_len: UInt8, sin_family: sa_family_t, sin_port: in_port_t, sin_addr: in_addr,
      sin_zero: (Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8)
    ) {
      self.init()
      self.sin_family = sin_family
      self.sin_port = sin_port
      self.sin_addr = sin_addr
    }

    /// The size, which Linux does not keep.
    nonisolated public var sin_len: UInt8 {
      get { UInt8(MemoryLayout<sockaddr_in>.size) }
      set {}
    }
  }

  extension sockaddr_in6 {
    /// The size, which Linux does not keep.
    nonisolated public var sin6_len: UInt8 {
      get { UInt8(MemoryLayout<sockaddr_in6>.size) }
      set {}
    }
  }
#endif

/// The needs of a connection to a host.
nonisolated public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let transientConnection = Self(rawValue: 1 << 0)
  public static let reachable = Self(rawValue: 1 << 1)
  public static let connectionRequired = Self(rawValue: 1 << 2)
  public static let connectionOnTraffic = Self(rawValue: 1 << 3)
  public static let connectionAutomatic = Self(rawValue: 1 << 3)
  public static let interventionRequired = Self(rawValue: 1 << 4)
  public static let connectionOnDemand = Self(rawValue: 1 << 5)
  public static let isLocalAddress = Self(rawValue: 1 << 16)
  public static let isDirect = Self(rawValue: 1 << 17)
  public static let isWWAN = Self(rawValue: 1 << 18)
}

nonisolated public let kSCNetworkFlagsReachable = SCNetworkReachabilityFlags.reachable.rawValue
nonisolated public let kSCNetworkFlagsConnectionRequired =
  SCNetworkReachabilityFlags.connectionRequired.rawValue
nonisolated public let kSCNetworkReachabilityFlagsReachable = kSCNetworkFlagsReachable
nonisolated public let kSCNetworkReachabilityFlagsConnectionRequired =
  kSCNetworkFlagsConnectionRequired

nonisolated public let kSCStatusOK: Int32 = 0
nonisolated public let kSCStatusFailed: Int32 = 1001

/// Returns the last error: none.
nonisolated public func SCError() -> Int32 { kSCStatusOK }

/// Returns the text of an error.
nonisolated public func SCErrorString(_ status: Int32) -> String {
  status == kSCStatusOK ? "Success!" : "Failed!"
}

/// The pointer that a callback is given.
public struct SCNetworkReachabilityContext {
  public var version: Int
  public var info: UnsafeMutableRawPointer?
  public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
  public var release: ((UnsafeRawPointer) -> Void)?
  public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?

  public init() {
    self.init(version: 0, info: nil, retain: nil, release: nil, copyDescription: nil)
  }

  public init(
    version: Int, info: UnsafeMutableRawPointer?,
    retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
    release: ((UnsafeRawPointer) -> Void)?,
    copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?
  ) {
    self.version = version
    self.info = info
    self.retain = retain
    self.release = release
    self.copyDescription = copyDescription
  }
}

public typealias SCNetworkReachabilityCallBack = (
  SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

/// The way to a host: there is one while the device's network is connected.
public final class SCNetworkReachability {
  fileprivate var callback: SCNetworkReachabilityCallBack?
  fileprivate var context: SCNetworkReachabilityContext?
  fileprivate var isScheduled = false {
    didSet { if isScheduled, !isObserving { observe() } }
  }
  private var isObserving = false

  fileprivate init() {}

  isolated deinit { clear() }

  fileprivate var flags: SCNetworkReachabilityFlags {
    Device.current.network.isOnline ? .reachable : []
  }

  /// Keeps the context's object while the callback is set.
  fileprivate func set(
    _ callback: SCNetworkReachabilityCallBack?, _ context: SCNetworkReachabilityContext?
  ) {
    let old = self.context
    self.callback = callback
    self.context = callback == nil ? nil : context
    if let kept = self.context, let info = kept.info { _ = kept.retain?(info) }
    if let old, let info = old.info { old.release?(info) }
  }

  private func clear() { set(nil, nil) }

  private func observe() {
    isObserving = true
    Device.current.network.observeReachability(self) { [weak self] _ in
      Ported.async { self?.tell() }
    }
  }

  private func tell() {
    if isScheduled { callback?(self, flags, context?.info) }
  }
}

public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: Any?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? { SCNetworkReachability() }

public func SCNetworkReachabilityCreateWithName(
  _ allocator: Any?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? { SCNetworkReachability() }

/// Writes the flags of the device's network, by Wi-Fi.
@discardableResult
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = target.flags
  return true
}

@discardableResult
public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
  target.set(callout, context?.pointee)
  return true
}

/// Calls the callback at each change, until the queue is nil.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(
  _ target: SCNetworkReachability, _ queue: HeadlessFoundation.DispatchQueue?
) -> Bool {
  target.isScheduled = queue != nil
  return true
}

@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
  _ target: SCNetworkReachability, _ runLoop: Any?, _ runLoopMode: Any?
) -> Bool {
  target.isScheduled = true
  return true
}

@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
  _ target: SCNetworkReachability, _ runLoop: Any?, _ runLoopMode: Any?
) -> Bool {
  target.isScheduled = false
  return true
}
