public import Foundation
@_exported public import VirtualTime

/// The phone an app runs on: its clock, network, storage, sensors and settings, all in memory.
///
/// Nothing below the drivers reads a wall clock, a real random number or a file: an app asks
/// ``current`` instead, and so gives the same bytes in every run.
public final class Device {
  /// The device of whatever runs now; a session sets it before each of its actions.
  public static var current = makeCurrent() {
    didSet { VirtualClock.current = current.clock }
  }

  private static func makeCurrent() -> Device {
    let device = Device()
    VirtualClock.current = device.clock
    return device
  }

  /// Virtual time, for everything the app schedules.
  public let clock: VirtualClock

  /// What the app did and said, in order: requests, its own events.
  public let log: EventLog

  /// The app's mistakes, as UIKit or a container would have logged them to the console.
  public let findings: FindingLog

  /// The way out of the phone.
  public let network: Network

  /// Key-value data that outlives a launch.
  public let storage: KeyValueStorage

  /// What can recognise the phone's owner.
  public var biometry: Biometry {
    didSet { if biometry != oldValue { changes.post(.biometry) } }
  }

  /// The owner's language and region.
  public var locale: Locale

  /// The time zone dates are shown in.
  public var timeZone: TimeZone

  /// Where the app's random numbers come from.
  public var random: SeededGenerator

  /// Who wants to hear that the device changed.
  public let changes = DeviceChanges()

  private var dateAtClockZero: Date
  private var attachments: [ObjectIdentifier: AnyObject] = [:]

  /// Creates a device fresh from its box, described by a configuration.
  public init(_ configuration: Configuration = Configuration(), storage: KeyValueStorage? = nil) {
    clock = VirtualClock()
    log = EventLog(clock: clock)
    findings = FindingLog()
    self.storage = storage ?? KeyValueStorage()
    network = Network(clock: clock, log: log)
    biometry = configuration.biometry
    locale = configuration.locale
    timeZone = configuration.timeZone
    random = SeededGenerator(seed: configuration.seed)
    dateAtClockZero = configuration.date
  }

  /// The date now: the configured one, moved on as far as the clock has been; setting it moves the
  /// calendar, never the clock.
  public var date: Date {
    get { dateAtClockZero.addingTimeInterval(secondsOnClock) }
    set { dateAtClockZero = newValue.addingTimeInterval(-secondsOnClock) }
  }

  /// A version 4 UUID from the device's generator: the same ones in the same order for one seed.
  public func uuid() -> UUID {
    var bytes = (0..<16).map { _ in UInt8.random(in: .min ... .max, using: &random) }
    bytes[6] = bytes[6] & 0x0F | 0x40
    bytes[8] = bytes[8] & 0x3F | 0x80
    return UUID(
      uuid: (
        bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7],
        bytes[8], bytes[9], bytes[10], bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]
      ))
  }

  /// The one instance of a type that belongs to this device, made when first asked for.
  ///
  /// What is a process-wide singleton on a phone (an application object, a shared container) is one
  /// a device here, so that several apps can live in one process; a relaunch makes a new one.
  public func attached<Value: AnyObject>(_ type: Value.Type, make: () -> Value) -> Value {
    let key = ObjectIdentifier(type)
    if let value = attachments[key] as? Value { return value }
    let value = make()
    attachments[key] = value
    return value
  }

  /// Forgets the instance of a type that belongs to this device.
  public func detach<Value: AnyObject>(_ type: Value.Type) {
    attachments[ObjectIdentifier(type)] = nil
  }

  /// Forgets every instance that belongs to this device, as the end of a process does.
  package func detachAll() {
    attachments.removeAll()
  }

  private var secondsOnClock: TimeInterval {
    TimeInterval(clock.now.nanoseconds) / 1_000_000_000
  }
}
