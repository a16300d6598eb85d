#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The diagnostics of one clock, to which code without an isolation reports.
///
/// Diagnostics belong to the thread that made them, like their clock, and take no lock. Reports from
/// another thread are ignored, such as those of objects that a test framework releases elsewhere.
package final class ClockDiagnostics {
  private static let threadLocal = ThreadLocal<ClockDiagnostics>()

  /// The diagnostics of this thread's current clock.
  package static var current: ClockDiagnostics {
    get {
      if let diagnostics = threadLocal.value { return diagnostics }
      let diagnostics = ClockDiagnostics()
      threadLocal.value = diagnostics
      return diagnostics
    }
    set { threadLocal.value = newValue }
  }

  /// Runs work of a dispatch queue, which belongs to no driver.
  ///
  /// A queue's thread may have run a driver's work before, and still have that driver's clock.
  package static func onRealTime(_ body: () -> Void) {
    let former = threadLocal.value
    guard former?.drivenClock != nil else { return body() }
    threadLocal.value = ClockDiagnostics()
    defer { threadLocal.value = former }
    body()
  }

  /// The clock's instant.
  package var now = VirtualClock.Instant.zero

  /// The clock, where a driver moves it; nil for the clock of a process that no driver has begun.
  package weak var drivenClock: VirtualClock?

  /// Whether code of a session's app runs now.
  @exclusivity(unchecked)  // each access is over at once
  package var isRunningApp = false

  /// The identity of the app whose code runs now on this thread; nil for none.
  package static var runningApp: ObjectIdentifier? {
    let current = current
    return current.isRunningApp ? ObjectIdentifier(current) : nil
  }

  private let thread = pthread_self()
  private var mistakes: [Mistake] = []
  private var endActions: [() -> Void] = []

  // The registry is in this module because modules that open resources and modules that report leaks
  // do not import each other: this one is below both. It knows resources by their kind's name only.
  private var resourceCounts: [OpenResource.Key: Int] = [:]

  init() {}

  /// The open resources, in order of kind and then of origin; O(n log n).
  var openResources: [OpenResource] {
    resourceCounts.map { OpenResource(key: $0.key, count: $0.value) }.sorted {
      ($0.kind, $0.origin) < ($1.kind, $1.origin)
    }
  }

  /// Registers an open resource.
  ///
  /// - Parameters:
  ///   - kind: a noun for the resource.
  ///   - origin: the place that opened it, as `Module/File.swift:12`.
  package func addResource(_ kind: String, from origin: String) {
    guard isOnItsThread else { return }
    resourceCounts[OpenResource.Key(kind: kind, origin: origin), default: 0] += 1
  }

  /// Unregisters a resource that was closed; does nothing where none is registered.
  package func removeResource(_ kind: String, from origin: String) {
    let key = OpenResource.Key(kind: kind, origin: origin)
    guard isOnItsThread, let count = resourceCounts[key] else { return }
    resourceCounts[key] = count > 1 ? count - 1 : nil
  }

  /// Reports a mistake of the app.
  ///
  /// - Parameters:
  ///   - mistake: The message.
  ///   - cause: The part that all mistakes of one cause share; the message unless given.
  package func add(mistake: String, cause: String? = nil) {
    guard isOnItsThread else { return }
    mistakes.append(Mistake(message: mistake, cause: cause ?? mistake))
  }

  func takeMistakes() -> [Mistake] {
    defer { mistakes = [] }
    return mistakes
  }

  /// Adds work for the end of the app's process, such as removing an observer of the system.
  package func atEndOfProcess(_ action: @escaping () -> Void) {
    guard isOnItsThread else { return }
    endActions.append(action)
  }

  /// Ends the app's process, with which its resources are gone, also those that nothing closes.
  func endProcess() {
    let actions = endActions
    endActions = []
    for action in actions { action() }
    resourceCounts = [:]
  }

  private var isOnItsThread: Bool { pthread_equal(thread, pthread_self()) != 0 }
}
