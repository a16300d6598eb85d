import HeadlessDevice
import HeadlessUIKit

/// The objects of the app's processes that have ended.
///
/// A phone takes a process away and runs no `deinit`, in which an app may trap, since its root is never
/// released there, or save what a killed process would lose. So a process that runs one session, such as
/// that of a scene or of the prompt, keeps what the app's ended processes held. One that runs many
/// sessions, such as that of an exploration or of tests, releases it.
package enum EndedProcesses {
  /// Whether what an ended process held is kept.
  package static var areKept = false

  /// Called with true before such objects are released, and with false after that; nil for nothing.
  package static var didChangeRelease: ((_ isUnderWay: Bool) -> Void)?

  private static var held: [Any] = []

  /// Runs a body that ends many processes, so that their objects are released.
  package static func releasing<Value>(_ body: () throws -> Value) rethrows -> Value {
    let wereKept = areKept
    areKept = false
    defer { areKept = wereKept }
    return try body()
  }

  /// Ends the process of an app on a device.
  static func end(_ application: UIApplication?, on device: Device) {
    guard !areKept else {
      held.append(application as Any)
      MainQueue.forget()
      held += device.endProcessWithoutReleasing()
      application?.leaveDevice()
      return
    }
    release(application, on: device, forgetsMainQueue: true)
  }

  /// Ends the process of an app whose session is released while the app runs.
  ///
  /// Work, observers and cycles of objects would otherwise outlive the session, in a test's process as long
  /// as that runs.
  static func leave(_ application: UIApplication, on device: Device) {
    guard !areKept else {
      held += [application, device]
      return
    }
    let current = Device.current
    device.makeCurrent()
    defer { current.makeCurrent() }
    release(application, on: device, forgetsMainQueue: current === device)
  }

  private static func release(
    _ application: UIApplication?, on device: Device, forgetsMainQueue: Bool
  ) {
    didChangeRelease?(true)
    defer { didChangeRelease?(false) }
    application?.discard()
    if forgetsMainQueue { MainQueue.forget() }
    device.endProcess()
  }
}
