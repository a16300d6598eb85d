// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
import HeadlessDevice
public import HeadlessFoundation

/// A request for work in the background.
open class BGTaskRequest {
  public let identifier: String
  open var earliestBeginDate: Date?

  public init(identifier: String) { self.identifier = identifier }
}

/// A request for a short refresh.
open class BGAppRefreshTaskRequest: BGTaskRequest {}

/// A request for long work.
open class BGProcessingTaskRequest: BGTaskRequest {
  open var requiresNetworkConnectivity = false
  open var requiresExternalPower = false
}

/// Work in the background, which the system never starts here.
open class BGTask {
  public let identifier: String
  open var expirationHandler: (() -> Void)?

  init(identifier: String) { self.identifier = identifier }

  open func setTaskCompleted(success: Bool) {}
}

/// A short refresh.
open class BGAppRefreshTask: BGTask {}

/// Long work.
open class BGProcessingTask: BGTask {}

/// The scheduler: requests wait and are events, but the system starts none of them.
open class BGTaskScheduler {
  nonisolated public struct Error: Swift.Error, Equatable, Sendable {
    public enum Code: Int, Sendable {
      case unavailable = 1
      case tooManyPendingTaskRequests = 2
      case notPermitted = 3
    }

    public let code: Code
    public static var unavailable: Code { .unavailable }
    public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
    public static var notPermitted: Code { .notPermitted }
  }

  public static var shared: BGTaskScheduler {
    Device.current.attached(BGTaskScheduler.self) { BGTaskScheduler() }
  }

  private var identifiers: Set<String> = []
  private var requests: [BGTaskRequest] = []

  init() {}

  @discardableResult
  open func register(
    forTaskWithIdentifier identifier: String, using queue: HeadlessFoundation.DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool { identifiers.insert(identifier).inserted }

  /// Throws where no handler is registered for the identifier, as Apple's where Info.plist has none.
  open func submit(_ taskRequest: BGTaskRequest) throws {
    guard identifiers.contains(taskRequest.identifier) else { throw Error(code: .notPermitted) }
    requests.removeAll { $0.identifier == taskRequest.identifier }
    requests.append(taskRequest)
    Device.current.log.post("background task \(taskRequest.identifier)")
  }

  open func cancel(taskRequestWithIdentifier identifier: String) {
    requests.removeAll { $0.identifier == identifier }
  }
  open func cancelAllTaskRequests() { requests = [] }

  open func getPendingTaskRequests(
    completionHandler: @escaping @MainActor ([BGTaskRequest]) -> Void
  ) { Ported.async { [requests] in completionHandler(requests) } }

  open func pendingTaskRequests() async -> [BGTaskRequest] { requests }
}
