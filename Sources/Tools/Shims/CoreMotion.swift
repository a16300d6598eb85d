// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
import HeadlessDevice
public import HeadlessFoundation

/// The values of the device's sensors, which `given storage motion.…` sets.
private enum Sensors {
  /// Three numbers, such as `0,0,-1`.
  static func vector(_ name: String, _ rest: [Double] = [0, 0, 0]) -> [Double] {
    let text = Device.current.storage["motion.\(name)"]?.text ?? ""
    let numbers = text.split(separator: ",").compactMap { Double($0.filter { $0 != " " }) }
    return numbers.count == 3 ? numbers : rest
  }

  static func number(_ name: String) -> Double? {
    Device.current.storage["motion.\(name)"]?.text.flatMap(Double.init)
  }

  static let permission = Permission("motion")

  static var status: CMAuthorizationStatus {
    switch permission.status {
    case nil: .notDetermined
    case "denied": .denied
    case "restricted": .restricted
    default: .authorized
    }
  }

  /// Asks the user; the error of a refusal.
  static func refusal() -> (any Error)? {
    permission.ask()
    guard status != .authorized else { return nil }
    return NSError(domain: CMErrorDomain, code: Int(CMErrorMotionActivityNotAuthorized.rawValue))
  }
}

nonisolated public enum CMAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
}

nonisolated public let CMErrorDomain = "CMErrorDomain"

nonisolated public struct CMError: Equatable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

nonisolated public let CMErrorMotionActivityNotAuthorized = CMError(105)
nonisolated public let CMErrorNotAvailable = CMError(109)

/// Values in units of gravity.
nonisolated public struct CMAcceleration: Sendable {
  public var x: Double
  public var y: Double
  public var z: Double

  public init() { self.init(x: 0, y: 0, z: 0) }
  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }
  init(_ vector: [Double]) { self.init(x: vector[0], y: vector[1], z: vector[2]) }
}

public typealias CMRotationRate = CMAcceleration
public typealias CMMagneticField = CMAcceleration

/// A measurement with its time.
open class CMLogItem: NSObject {
  public let timestamp: TimeInterval = Ported.uptime
}

open class CMAccelerometerData: CMLogItem {
  public let acceleration = CMAcceleration(Sensors.vector("acceleration", [0, 0, -1]))
}

open class CMGyroData: CMLogItem {
  public let rotationRate = CMRotationRate(Sensors.vector("rotation"))
}

open class CMMagnetometerData: CMLogItem {
  public let magneticField = CMMagneticField(Sensors.vector("field"))
}

/// The attitude of the device, in radians.
open class CMAttitude: NSObject {
  public let roll: Double
  public let pitch: Double
  public let yaw: Double

  override init() {
    let angles = Sensors.vector("attitude")
    (roll, pitch, yaw) = (angles[0], angles[1], angles[2])
  }
}

nonisolated public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let xArbitraryZVertical = Self(rawValue: 1)
  public static let xArbitraryCorrectedZVertical = Self(rawValue: 2)
  public static let xMagneticNorthZVertical = Self(rawValue: 4)
  public static let xTrueNorthZVertical = Self(rawValue: 8)
}

open class CMDeviceMotion: CMLogItem {
  public let attitude = CMAttitude()
  public let rotationRate = CMRotationRate(Sensors.vector("rotation"))
  public let gravity = CMAcceleration(x: 0, y: 0, z: -1)
  public let userAcceleration: CMAcceleration = {
    let sum = CMAcceleration(Sensors.vector("acceleration", [0, 0, -1]))
    return CMAcceleration(x: sum.x, y: sum.y, z: sum.z + 1)
  }()
  public let heading = Sensors.number("heading") ?? 0
}

public typealias CMAccelerometerHandler = @MainActor (CMAccelerometerData?, (any Error)?) -> Void
public typealias CMGyroHandler = @MainActor (CMGyroData?, (any Error)?) -> Void
public typealias CMMagnetometerHandler = @MainActor (CMMagnetometerData?, (any Error)?) -> Void
public typealias CMDeviceMotionHandler = @MainActor (CMDeviceMotion?, (any Error)?) -> Void

/// The sensors; a handler is called at its interval of virtual time, 0.1 seconds by default.
///
/// The device lies still. `given storage motion.acceleration=0.5,0,-1` moves it, and so do
/// `motion.rotation`, `motion.field`, `motion.attitude` and `motion.heading`.
open class CMMotionManager: NSObject {
  open var accelerometerUpdateInterval: TimeInterval = 0.1
  open var gyroUpdateInterval: TimeInterval = 0.1
  open var magnetometerUpdateInterval: TimeInterval = 0.1
  open var deviceMotionUpdateInterval: TimeInterval = 0.1
  open var showsDeviceMovementDisplay = false
  private var updates: [Sensor: HeadlessFoundation.Timer?] = [:]

  private enum Sensor { case accelerometer, gyro, magnetometer, deviceMotion }

  public override init() {}

  deinit { MainActor.assumeIsolated { for timer in updates.values { timer?.invalidate() } } }

  open var isAccelerometerAvailable: Bool { true }
  open var isGyroAvailable: Bool { true }
  open var isMagnetometerAvailable: Bool { true }
  open var isDeviceMotionAvailable: Bool { true }

  open var isAccelerometerActive: Bool { updates[.accelerometer] != nil }
  open var isGyroActive: Bool { updates[.gyro] != nil }
  open var isMagnetometerActive: Bool { updates[.magnetometer] != nil }
  open var isDeviceMotionActive: Bool { updates[.deviceMotion] != nil }

  open var accelerometerData: CMAccelerometerData? {
    isAccelerometerActive ? CMAccelerometerData() : nil
  }
  open var gyroData: CMGyroData? { isGyroActive ? CMGyroData() : nil }
  open var magnetometerData: CMMagnetometerData? {
    isMagnetometerActive ? CMMagnetometerData() : nil
  }
  open var deviceMotion: CMDeviceMotion? { isDeviceMotionActive ? CMDeviceMotion() : nil }

  open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame {
    [.xArbitraryZVertical, .xArbitraryCorrectedZVertical]
  }

  private func start(_ sensor: Sensor, _ interval: TimeInterval, _ update: @escaping () -> Void) {
    stop(sensor)
    updates[sensor] = HeadlessFoundation.Timer.scheduledTimer(
      withTimeInterval: max(interval, 0.01), repeats: true
    ) { _ in update() }
  }

  private func stop(_ sensor: Sensor) { updates.removeValue(forKey: sensor)??.invalidate() }

  open func startAccelerometerUpdates() { updates[.accelerometer] = .some(nil) }
  open func startAccelerometerUpdates(
    to queue: HeadlessFoundation.OperationQueue,
    withHandler handler: @escaping CMAccelerometerHandler
  ) {
    start(.accelerometer, accelerometerUpdateInterval) { handler(CMAccelerometerData(), nil) }
  }
  open func stopAccelerometerUpdates() { stop(.accelerometer) }

  open func startGyroUpdates() { updates[.gyro] = .some(nil) }
  open func startGyroUpdates(
    to queue: HeadlessFoundation.OperationQueue, withHandler handler: @escaping CMGyroHandler
  ) { start(.gyro, gyroUpdateInterval) { handler(CMGyroData(), nil) } }
  open func stopGyroUpdates() { stop(.gyro) }

  open func startMagnetometerUpdates() { updates[.magnetometer] = .some(nil) }
  open func startMagnetometerUpdates(
    to queue: HeadlessFoundation.OperationQueue,
    withHandler handler: @escaping CMMagnetometerHandler
  ) { start(.magnetometer, magnetometerUpdateInterval) { handler(CMMagnetometerData(), nil) } }
  open func stopMagnetometerUpdates() { stop(.magnetometer) }

  open func startDeviceMotionUpdates() { updates[.deviceMotion] = .some(nil) }
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {
    startDeviceMotionUpdates()
  }
  open func startDeviceMotionUpdates(
    to queue: HeadlessFoundation.OperationQueue,
    withHandler handler: @escaping CMDeviceMotionHandler
  ) { start(.deviceMotion, deviceMotionUpdateInterval) { handler(CMDeviceMotion(), nil) } }
  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: HeadlessFoundation.OperationQueue,
    withHandler handler: @escaping CMDeviceMotionHandler
  ) { startDeviceMotionUpdates(to: queue, withHandler: handler) }
  open func stopDeviceMotionUpdates() { stop(.deviceMotion) }
}

/// The steps of a span of time: `given storage motion.steps=1200`.
open class CMPedometerData: NSObject {
  public let startDate: Date
  public let endDate: Date

  init(_ start: Date, _ end: Date) {
    startDate = start
    endDate = end
  }

  public let numberOfSteps = NSNumber(value: Int(Sensors.number("steps") ?? 0))
  /// The distance in metres, of 0.75 metres a step.
  open var distance: NSNumber? { NSNumber(value: numberOfSteps.doubleValue * 0.75) }
  open var floorsAscended: NSNumber? { NSNumber(value: Int(Sensors.number("floors") ?? 0)) }
  open var floorsDescended: NSNumber? { NSNumber(value: 0) }
  open var currentPace: NSNumber? { nil }
  open var currentCadence: NSNumber? { nil }
  open var averageActivePace: NSNumber? { nil }
}

public typealias CMPedometerHandler = @MainActor (CMPedometerData?, (any Error)?) -> Void

/// The step counter; the user agrees when asked, or `given storage permission.motion=denied`.
open class CMPedometer: NSObject {
  private var isUpdating = false

  public override init() {}

  open class func isStepCountingAvailable() -> Bool { true }
  open class func isDistanceAvailable() -> Bool { true }
  open class func isFloorCountingAvailable() -> Bool { true }
  open class func isPaceAvailable() -> Bool { false }
  open class func isCadenceAvailable() -> Bool { false }
  open class func isPedometerEventTrackingAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { Sensors.status }

  open func queryPedometerData(
    from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler
  ) { answer(CMPedometerData(start, end), handler) { true } }

  /// Tells the steps once; the device stays where it is.
  open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
    isUpdating = true
    answer(CMPedometerData(start, Ported.date), handler) { [weak self] in
      self?.isUpdating == true
    }
  }

  open func stopUpdates() { isUpdating = false }

  private func answer(
    _ data: CMPedometerData, _ handler: @escaping CMPedometerHandler,
    if isWanted: @escaping () -> Bool
  ) {
    let refusal = Sensors.refusal()
    Ported.async {
      if isWanted() { handler(refusal == nil ? data : nil, refusal) }
    }
  }
}

nonisolated public enum CMMotionActivityConfidence: Int, Sendable {
  case low = 0
  case medium = 1
  case high = 2
}

/// An activity of the user: `given storage motion.activity=walking`, stationary by default.
open class CMMotionActivity: CMLogItem {
  private let name = Device.current.storage["motion.activity"]?.text ?? "stationary"
  public let startDate = Ported.date

  open var confidence: CMMotionActivityConfidence { .high }
  open var unknown: Bool { name == "unknown" }
  open var stationary: Bool { name == "stationary" }
  open var walking: Bool { name == "walking" }
  open var running: Bool { name == "running" }
  open var automotive: Bool { name == "automotive" }
  open var cycling: Bool { name == "cycling" }
}

public typealias CMMotionActivityHandler = @MainActor (CMMotionActivity?) -> Void
public typealias CMMotionActivityQueryHandler =
  @MainActor ([CMMotionActivity]?, (any Error)?) -> Void

/// The activity of the user, told once.
open class CMMotionActivityManager: NSObject {
  private var isUpdating = false

  public override init() {}

  open class func isActivityAvailable() -> Bool { true }
  open class func authorizationStatus() -> CMAuthorizationStatus { Sensors.status }

  open func startActivityUpdates(
    to queue: HeadlessFoundation.OperationQueue,
    withHandler handler: @escaping CMMotionActivityHandler
  ) {
    isUpdating = true
    guard Sensors.refusal() == nil else { return }
    Ported.async { [weak self] in
      if self?.isUpdating == true { handler(CMMotionActivity()) }
    }
  }

  open func stopActivityUpdates() { isUpdating = false }

  open func queryActivityStarting(
    from start: Date, to end: Date, to queue: HeadlessFoundation.OperationQueue,
    withHandler handler: @escaping CMMotionActivityQueryHandler
  ) {
    let refusal = Sensors.refusal()
    Ported.async { handler(refusal == nil ? [CMMotionActivity()] : nil, refusal) }
  }
}
