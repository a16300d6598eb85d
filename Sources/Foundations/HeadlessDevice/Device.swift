public import Foundation
@_exported public import VirtualTime

/// A simulated phone: its clock, network, storage, biometry and settings, all in memory.
///
/// An app reads ``current`` in place of a wall clock, a system random number or a file, so that
/// every run gives the same result.
public final class Device {
  /// The device of the app that runs now; a session sets it before each of its actions.
  @exclusivity(unchecked)  // each access is over at once
  public static var current = makeCurrent() {
    didSet { VirtualClock.current = current.clock }
  }

  /// Makes this device the current one, unless it is already.
  package func makeCurrent() {
    if Self.current !== self { Self.current = self }
  }

  private static func makeCurrent() -> Device {
    let device = Device()
    VirtualClock.current = device.clock
    return device
  }

  /// The virtual clock that the app schedules its work on.
  public let clock: VirtualClock

  /// The log of requests and of the app's own events, in order.
  public let log: EventLog

  /// The app's mistakes, such as those that UIKit would log to the console.
  public let findings: FindingLog

  /// The simulated network.
  public let network: Network

  /// Key-value data that persists between launches.
  public let storage: KeyValueStorage

  /// The kind of biometric authentication.
  public var biometry: Biometry {
    didSet { if biometry != oldValue { changes.post(.biometry) } }
  }

  /// The width of the app's window, as a size class.
  public var width: DisplayWidth {
    didSet { if width != oldValue { changes.post(.width) } }
  }

  /// Whether remote notifications reach the app: false from unregistering to registering again.
  ///
  /// It belongs to the phone, so it is kept while the app does not run.
  package var deliversRemoteNotifications = true

  /// The user's language and region.
  public var locale: Locale

  /// The time zone that dates are shown in.
  public var timeZone: TimeZone

  /// The source of the app's random numbers and UUIDs.
  public var random: SeededGenerator

  /// The observers of the device's settings.
  public let changes = DeviceChanges()

  private var dateAtClockZero: Date
  private var attachments: [ObjectIdentifier: AnyObject] = [:]
  private var records: [ObjectIdentifier: AnyObject] = [:]

  /// Creates a device with a configuration, and with storage, empty by default.
  public init(_ configuration: Configuration = Configuration(), storage: KeyValueStorage? = nil) {
    clock = VirtualClock()
    log = EventLog(clock: clock)
    findings = FindingLog()
    self.storage = storage ?? KeyValueStorage()
    network = Network(clock: clock, log: log)
    biometry = configuration.biometry
    width = configuration.width
    locale = configuration.locale
    timeZone = configuration.timeZone
    random = SeededGenerator(seed: configuration.seed)
    dateAtClockZero = configuration.date
  }

  /// The current date: the configured date plus the time on the clock.
  ///
  /// Setting it changes the date, not the clock.
  public var date: Date {
    get { dateAtClockZero.addingTimeInterval(elapsedSeconds) }
    set { dateAtClockZero = newValue.addingTimeInterval(-elapsedSeconds) }
  }

  /// Returns a version 4 UUID from ``random``: one seed gives the same UUIDs in the same order.
  public func uuid() -> UUID {
    var bytes: [UInt8] = []
    for _ in 0..<16 { bytes.append(.random(in: .min ... .max, using: &random)) }
    bytes[6] = bytes[6] & 0x0F | 0x40
    bytes[8] = bytes[8] & 0x3F | 0x80
    return UUID(
      uuid: (
        bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7],
        bytes[8], bytes[9], bytes[10], bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]
      ))
  }

  /// Returns this device's single instance of a type, which is made at the first call.
  ///
  /// A singleton of a process on iOS (an application object, a shared container) is stored here for
  /// each device, so that several apps can run in one process. A relaunch makes a new instance.
  public func attached<Value: AnyObject>(_ type: Value.Type, make: () -> Value) -> Value {
    let key = ObjectIdentifier(type)
    if let value = attachments[key] as? Value { return value }
    let value = make()
    attachments[key] = value
    return value
  }

  /// Returns this device's single record of a type, which is made at the first call.
  ///
  /// A record is what the phone keeps of the app while it does not run, such as its scheduled notifications.
  package func record<Value: AnyObject>(_ type: Value.Type, make: () -> Value) -> Value {
    let key = ObjectIdentifier(type)
    if let value = records[key] as? Value { return value }
    let value = make()
    records[key] = value
    return value
  }

  /// Removes this device's instance of a type.
  public func detach<Value: AnyObject>(_ type: Value.Type) {
    attachments[ObjectIdentifier(type)] = nil
  }

  /// Ends the app's process: cancels its work, and removes its instances, observers and server.
  ///
  /// The storage, the records, the settings and the stubs are kept, since they belong to the phone or the test.
  package func endProcess() {
    clock.endProcess()
    attachments.removeAll()
    changes.removeAllObservers()
    network.endProcess()
  }

  /// Ends the app's process as ``endProcess()`` does, and returns what it held, so that it can be kept.
  package func endProcessWithoutReleasing() -> [Any] {
    let held: [Any] =
      clock.takeWork() + Array(attachments.values) + [changes.observers, network.reachability]
    endProcess()
    return held
  }

  private var elapsedSeconds: TimeInterval {
    TimeInterval(clock.now.nanoseconds) / 1_000_000_000
  }
}
