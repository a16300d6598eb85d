// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Nuke's, and their documentation is too.
public import Foundation
import HeadlessDevice

public protocol DataCaching {
  func cachedData(for key: String) -> Data?
  func containsData(for key: String) -> Bool
  func storeData(_ data: Data, for key: String)
  func removeData(for key: String)
  func removeAll()
}

/// Data by its keys, until the app's process ends, as after the system has purged the caches' folder.
public final class DataCache: DataCaching {
  public typealias FilenameGenerator = (_ key: String) -> String?

  public var sizeLimit = 1024 * 1024 * 150
  public var sweepInterval: TimeInterval = 3600
  public let path: URL
  private let filenameGenerator: FilenameGenerator

  public convenience init(
    name: String, filenameGenerator: @escaping FilenameGenerator = DataCache.filename(for:)
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    try self.init(path: folder, filenameGenerator: filenameGenerator)
  }

  public init(
    path: URL, filenameGenerator: @escaping FilenameGenerator = DataCache.filename(for:)
  ) throws { (self.path, self.filenameGenerator) = (path, filenameGenerator) }

  nonisolated public static func filename(for key: String) -> String? { key }
  public func filename(for key: String) -> String? { filenameGenerator(key) }

  public func url(for key: String) -> URL? { filename(for: key).map(path.appendingPathComponent) }

  private var kept: [String: Data] {
    get { KeptData.current.all[path.path] ?? [:] }
    set { KeptData.current.all[path.path] = newValue }
  }

  public subscript(key: String) -> Data? {
    get { filename(for: key).flatMap { kept[$0] } }
    set { if let name = filename(for: key) { kept[name] = newValue } }
  }

  public func cachedData(for key: String) -> Data? { self[key] }
  public func containsData(for key: String) -> Bool { self[key] != nil }
  public func storeData(_ data: Data, for key: String) { write(data, key) }
  public func removeData(for key: String) { write(nil, key) }
  public func removeAll() { KeptData.current.all[path.path] = nil }

  private func write(_ data: Data?, _ key: String) {
    if let name = filename(for: key) { kept[name] = data }
  }

  public func flush() {}
  public func sweep() {}
  public var totalCount: Int { kept.count }
  public var totalSize: Int { kept.values.reduce(0) { $0 + $1.count } }
  public var totalAllocatedSize: Int { totalSize }
}

/// The data of all caches of the app's process, by their folders.
private final class KeptData {
  static var current: KeptData { Device.current.attached(KeptData.self) { KeptData() } }

  var all: [String: [String: Data]] = [:]
}
