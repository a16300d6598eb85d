public import Foundation
public import HeadlessDevice
public import HeadlessUIKit
import VirtualTime

/// One run of one app: act on it, observe it.
///
/// Everything happens in virtual time, and only while one of its methods runs; between two calls
/// the app stands still. Several sessions can live in one process: each has a device of its own.
public final class Session {
  /// How a session begins.
  public struct Configuration: Equatable, Sendable {
    /// What lies in storage before the first launch.
    public var launch: [String: String] = [:]

    /// What the phone is like.
    public var device = Device.Configuration()

    /// The file that storage is kept in; nil keeps it in memory.
    public var storage: URL?

    /// The usual session.
    public init() {}
  }

  /// The app's name: its delegate's type without `AppDelegate`, or its module's.
  public let appName: String

  /// The phone the app runs on.
  public let device: Device

  /// How much virtual time `settle` lets pass before it calls the app restless.
  static let settleLimit = Duration.seconds(60)

  let configuration: Configuration
  private(set) var application: UIApplication?
  private let delegateType: any UIApplicationDelegate.Type

  /// Prepares a session; nothing runs before ``launch()``.
  ///
  /// - Parameters:
  ///   - delegate: the type of the app's delegate, which a launch makes an instance of.
  ///   - configuration: how the session begins.
  /// - Throws: `StorageError` where the storage file cannot be read.
  public init(
    _ delegate: any UIApplicationDelegate.Type, _ configuration: Configuration = Configuration()
  ) throws(StorageError) {
    let storage = try Self.storage(for: configuration)
    delegateType = delegate
    self.configuration = configuration
    appName = Self.appName(of: delegate)
    device = Device(configuration.device, storage: storage)
  }

  /// Launches the app, again where it runs already; storage is kept.
  ///
  /// - Throws: ``SessionError`` where the app keeps itself busy at one instant.
  public func launch() throws(SessionError) {
    try launch(for: .icon)
  }

  /// Launches the app for a reason, as a tap on a link or on a notification does.
  func launch(for reason: UIApplication.LaunchReason) throws(SessionError) {
    try running { () throws(SessionError) in try startProcess(for: reason) }
    reportMistakes()
  }

  private func startProcess(for reason: UIApplication.LaunchReason) throws(SessionError) {
    if application != nil { endProcess() }
    if !hasLaunched {
      hasLaunched = true
      device.storage.merge(configuration.launch)
    }
    hierarchyChanges = -1
    waitingBanner = nil
    application = UIApplication.launch(delegateType.init(), for: reason)
    try settleStep()
  }

  /// Ends the app's process: everything it scheduled is gone, storage and server are kept.
  func endProcess() {
    Device.current = device
    application?.terminate()
    application = nil
    device.clock.cancelAllWork()
    device.detachAll()
  }

  /// How much wall-clock time a step may wait for work outside the clock.
  var realtimeAllowance = Duration.zero

  /// The moves between screens that actions made, each once, in the order they were first made.
  public internal(set) var moves: [Move] = []

  /// The application's number of changes when the coordinators were looked at last.
  var hierarchyChanges = -1

  /// The notification that came while the app did not run, until somebody starts it.
  var waitingBanner: Banner?

  private var hasLaunched = false

  private static func storage(
    for configuration: Configuration
  ) throws(StorageError) -> KeyValueStorage {
    guard let file = configuration.storage else { return KeyValueStorage() }
    return try KeyValueStorage(file: file)
  }

  private static func appName(of delegate: any UIApplicationDelegate.Type) -> String {
    let qualified = String(reflecting: delegate).split(separator: ".")
    let type = String(qualified.last ?? "App")
    let suffix = "AppDelegate"
    guard type.hasSuffix(suffix) else { return type }
    return type == suffix ? String(qualified.first ?? "App") : String(type.dropLast(suffix.count))
  }
}
