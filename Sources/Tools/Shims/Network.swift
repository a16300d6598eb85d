// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
import HeadlessDevice
public import HeadlessFoundation

/// A way that data can take: there is one while the device's network is connected, by Wi-Fi.
nonisolated public struct NWPath: Equatable, Sendable {
  public enum Status: Equatable, Sendable { case satisfied, unsatisfied, requiresConnection }
  public enum UnsatisfiedReason: Equatable, Sendable {
    case notAvailable, cellularDenied, wifiDenied, localNetworkDenied
  }

  public let status: Status

  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  public var isExpensive: Bool { false }
  public var isConstrained: Bool { false }
  public var supportsIPv4: Bool { status == .satisfied }
  public var supportsIPv6: Bool { false }
  public var supportsDNS: Bool { status == .satisfied }
  public var availableInterfaces: [NWInterface] { status == .satisfied ? [.wifi] : [] }

  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }

  fileprivate init(isOnline: Bool) { status = isOnline ? .satisfied : .unsatisfied }
}

/// An interface of the network.
nonisolated public struct NWInterface: Hashable, Sendable {
  public enum InterfaceType: Hashable, CaseIterable, Sendable {
    case other, wifi, cellular, wiredEthernet, loopback
  }

  public let type: InterfaceType
  public let name: String
  public let index: Int

  fileprivate static let wifi = NWInterface(type: .wifi, name: "en0", index: 1)
}

/// A monitor of the device's network, which `given network offline` disconnects.
///
/// As Apple's, it calls its handler once when it starts and then at each change.
public final class NWPathMonitor: @MainActor AsyncSequence {
  public typealias Element = NWPath

  public var pathUpdateHandler: ((NWPath) -> Void)?

  private let interface: NWInterface.InterfaceType?
  private var isRunning = false

  public init() { interface = nil }
  public init(requiredInterfaceType: NWInterface.InterfaceType) {
    interface = requiredInterfaceType
  }
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
    interface = prohibitedInterfaceTypes.contains(.wifi) ? .cellular : nil
  }

  public private(set) var queue: HeadlessFoundation.DispatchQueue?

  public var currentPath: NWPath { path(isOnline: Device.current.network.isOnline) }

  public func start(queue: HeadlessFoundation.DispatchQueue) {
    guard !isRunning else { return }
    isRunning = true
    self.queue = queue
    Ported.async { [weak self] in self?.update() }
    Device.current.network.observeReachability(self) { [weak self] _ in
      Ported.async { self?.update() }
    }
  }

  public func cancel() {
    isRunning = false
    pathUpdateHandler = nil
  }

  public func makeAsyncIterator() -> AsyncStream<NWPath>.Iterator {
    let (paths, continuation) = AsyncStream<NWPath>.makeStream()
    pathUpdateHandler = { continuation.yield($0) }
    start(queue: .main)
    return paths.makeAsyncIterator()
  }

  private func update() {
    if isRunning { pathUpdateHandler?(currentPath) }
  }

  private func path(isOnline: Bool) -> NWPath {
    NWPath(isOnline: isOnline && (interface == nil || interface == .wifi))
  }
}
