import Coordination
public import Foundation
public import HeadlessDevice
public import HeadlessUIKit
import VirtualTime

/// A run of one app on one device.
///
/// The app runs in virtual time, and only while a method of the session runs. Several sessions can
/// exist in one process: each has its own device.
@MainActor  // explicit: an optimized build does not infer it for the isolated deinit
public final class Session {
  /// The state that a session begins with.
  public struct Configuration: Equatable, Sendable {
    /// The values that are stored before the first launch.
    public var launch: [String: String] = [:]

    /// The device's configuration.
    public var device = Device.Configuration()

    /// The file of the storage; nil for storage in memory.
    public var storage: URL?

    /// Creates the default configuration.
    public init() {}
  }

  /// The app's name: its delegate's type without `AppDelegate`, or else its module's name.
  public let appName: String

  /// The device that the app runs on.
  public let device: Device

  /// The virtual time after which `settle` fails.
  static let settleLimit = Duration.seconds(60)

  /// The virtual time that work may take by waiting before the rest is left to the next action.
  static let waitLimit = Duration.seconds(5)

  /// The number of deadlines after which a step stops waiting for transitions.
  static let transitionLimit = 100_000

  let configuration: Configuration
  @exclusivity(unchecked)  // each access is over at once, as those of the next ones are
  private(set) var application: UIApplication?
  private var globals = AppGlobals()
  private let delegateType: any UIApplicationDelegate.Type

  /// Creates a session; nothing runs before ``launch()``.
  ///
  /// - Parameters:
  ///   - delegate: the type of the app's delegate; each launch creates an instance.
  ///   - configuration: the state that the session begins with.
  /// - Throws: `StorageError` if the storage file cannot be read.
  public init(
    _ delegate: any UIApplicationDelegate.Type, _ configuration: Configuration = Configuration()
  ) throws(StorageError) {
    let storage = try Self.storage(for: configuration)
    delegateType = delegate
    self.configuration = configuration
    appName = Self.appName(of: delegate)
    device = Device(configuration.device, storage: storage)
  }

  isolated deinit {
    if let application { EndedProcesses.leave(application, on: device) }
  }

  /// Launches the app, again if it runs; storage is kept.
  ///
  /// - Throws: ``SessionError`` if the app's work at one instant never ends.
  public func launch() throws(SessionError) {
    try launch(for: .icon)
  }

  /// Launches the app for a reason, such as a link or a notification.
  func launch(for reason: UIApplication.LaunchReason) throws(SessionError) {
    try running { () throws(SessionError) in try startProcess(for: reason) }
    reportFindings()
    observeNavigation()
  }

  private func startProcess(for reason: UIApplication.LaunchReason) throws(SessionError) {
    if application != nil { endProcess() }
    MainQueue.forgetRest()
    if hasLaunched { globals = AppGlobals() }
    makeCurrent()
    storeLaunchValues()
    hasLaunched = true
    hierarchyChanges = -1
    waitingBanner = nil
    navigationObserver?.willLaunch(for: reason, in: self)
    application = UIApplication.launch(delegateType.init(), for: reason)
    try settleStep()
  }

  /// Ends the app for good, so that nothing keeps it alive: work that waits on the clock holds both.
  package func end() {
    if application != nil { endProcess() }
  }

  /// Finds what a second launch in a process needs, for the processes that are forked from this one.
  package static func prepareRelaunches() { AppGlobals.prepare() }

  /// Runs sessions of another app than this process's own, whose global variables stay as they are.
  package static func leavingGlobalVariables(_ body: () -> Void) { AppGlobals.pausing(body) }

  /// Makes the session's device and the global variables of its app's process the current ones.
  func makeCurrent() {
    device.makeCurrent()
    globals.makeCurrent()
  }

  /// Stores the configuration's launch values, once.
  func storeLaunchValues() {
    guard !hasStoredLaunchValues else { return }
    hasStoredLaunchValues = true
    device.storage.merge(configuration.launch)
  }

  /// Ends the app's process without a call to the app, and cancels its work; the phone keeps its storage, and
  /// delivers the notifications that it scheduled.
  func endProcess() {
    makeCurrent()
    EndedProcesses.end(application, on: device)
    application = nil
    NotificationRecord.of(device).resumeWithoutApp { [weak self] in self?.waitingBanner = $0 }
  }

  /// The wall-clock time that each step waits for work outside virtual time.
  @exclusivity(unchecked)
  var realtimeAllowance = Duration.zero

  /// The recorder of the moves between screens.
  var moveRecorder = MoveRecorder()

  /// The observer of the moves between screens; nil for none.
  @exclusivity(unchecked)
  package weak var navigationObserver: (any NavigationObserver)?

  /// The texts that were typed into secure text fields.
  package internal(set) var secrets: Set<String> = []

  /// A function that receives each new secret, before the app gets it; nil for none.
  package var didLearnSecret: ((String) -> Void)?

  /// The application's count of hierarchy changes at the last look at the coordinators.
  @exclusivity(unchecked)
  var hierarchyChanges = -1

  /// The banner of a notification that arrived while the app did not run, until the next launch.
  @exclusivity(unchecked)
  var waitingBanner: Banner?

  /// The virtual time that the last action waited until its element was ready.
  @exclusivity(unchecked)
  public internal(set) var lastWait = Duration.zero

  /// The remarks on the last action, such as `tapped after 200 ms`; empty for most.
  @exclusivity(unchecked)
  public internal(set) var remarks: [String] = []

  /// Whether the app was launched in this session, even if its process has ended since.
  public private(set) var hasLaunched = false

  private var hasStoredLaunchValues = false

  private static func storage(
    for configuration: Configuration
  ) throws(StorageError) -> KeyValueStorage {
    guard let file = configuration.storage else { return KeyValueStorage() }
    return try KeyValueStorage(file: file)
  }

  private static func appName(of delegate: any UIApplicationDelegate.Type) -> String {
    let qualified = TypeName.qualified(delegate).split(separator: ".")
    let type = String(qualified.last ?? "App")
    let suffix = "AppDelegate"
    guard type.hasSuffix(suffix) else { return type }
    return type == suffix ? String(qualified.first ?? "App") : String(type.dropLast(suffix.count))
  }
}
