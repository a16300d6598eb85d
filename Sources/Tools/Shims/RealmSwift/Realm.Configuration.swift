// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Realm's, and their documentation is too.
public import Foundation
import HeadlessFoundation

extension Realm {
  /// The file or the memory of a Realm, and how it is opened.
  public struct Configuration {
    /// The configuration of `Realm()`; a launch begins with Realm's.
    public static var defaultConfiguration: Configuration {
      get { OpenStores.current.defaultConfiguration }
      set { OpenStores.current.defaultConfiguration = newValue }
    }

    public var fileURL: URL? {
      didSet { if fileURL != nil { inMemoryIdentifier = nil } }
    }
    public var inMemoryIdentifier: String? {
      didSet { if inMemoryIdentifier != nil { fileURL = nil } }
    }
    public var syncConfiguration: Any?
    public var encryptionKey: Data?
    public var readOnly = false
    public var schemaVersion: UInt64 = 0
    public var migrationBlock: MigrationBlock?
    public var deleteRealmIfMigrationNeeded = false
    public var shouldCompactOnLaunch: ((Int, Int) -> Bool)?
    public var objectTypes: [ObjectBase.Type]?
    public var seedFilePath: URL?
    public var maximumNumberOfActiveVersions: UInt?

    public init(
      fileURL: URL? = Configuration.defaultFile, inMemoryIdentifier: String? = nil,
      syncConfiguration: Any? = nil, encryptionKey: Data? = nil, readOnly: Bool = false,
      schemaVersion: UInt64 = 0, migrationBlock: MigrationBlock? = nil,
      deleteRealmIfMigrationNeeded: Bool = false,
      shouldCompactOnLaunch: ((Int, Int) -> Bool)? = nil,
      objectTypes: [ObjectBase.Type]? = nil, seedFilePath: URL? = nil
    ) {
      self.fileURL = inMemoryIdentifier == nil ? fileURL : nil
      self.inMemoryIdentifier = inMemoryIdentifier
      self.syncConfiguration = syncConfiguration
      self.encryptionKey = encryptionKey
      self.readOnly = readOnly
      self.schemaVersion = schemaVersion
      self.migrationBlock = migrationBlock
      self.deleteRealmIfMigrationNeeded = deleteRealmIfMigrationNeeded
      self.shouldCompactOnLaunch = shouldCompactOnLaunch
      self.objectTypes = objectTypes
      self.seedFilePath = seedFilePath
    }

    /// The file in the app's folder for documents.
    public static var defaultFile: URL {
      let folder = Ported.folder(.documentDirectory) ?? Ported.temporaryFolder
      return folder.appendingPathComponent("default.realm")
    }

    /// The name by which instances share their objects.
    var place: String {
      inMemoryIdentifier.map { "memory:\($0)" }
        ?? "file:\((fileURL ?? Self.defaultFile).standardizedFileURL.path)"
    }
  }

  // MARK: Files

  public static func fileExists(for configuration: Configuration) -> Bool {
    configuration.fileURL.map { FileManager.default.fileExists(atPath: $0.path) } ?? false
  }

  @discardableResult
  public static func deleteFiles(for configuration: Configuration) throws -> Bool {
    guard fileExists(for: configuration), let file = configuration.fileURL else { return false }
    try FileManager.default.removeItem(at: file)
    OpenStores.current.forget(configuration)
    return true
  }

  public func writeCopy(toFile fileURL: URL, encryptionKey: Data? = nil) throws {
    guard !FileManager.default.fileExists(atPath: fileURL.path) else {
      throw Realm.Error(.fileExists, "File at path '\(fileURL.path)' already exists.")
    }
    try store.text.write(to: fileURL, atomically: true, encoding: .utf8)
  }

  public func writeCopy(configuration: Configuration) throws {
    guard let file = configuration.fileURL else { return }
    try writeCopy(toFile: file)
  }
}
