#if !canImport(ObjectiveC)
  public import Foundation

  /// The attributes of a file, as `FileManager` returns them.
  nonisolated extension NSDictionary {
    /// Returns the size in bytes; 0 if the dictionary has none.
    public func fileSize() -> UInt64 { (attribute(.size) as? NSNumber)?.uint64Value ?? 0 }

    /// Returns the type of the file, such as `NSFileTypeRegular`.
    public func fileType() -> String? {
      (attribute(.type) as? FileAttributeType)?.rawValue ?? attribute(.type) as? String
    }

    /// Returns the time at which the file was created.
    public func fileCreationDate() -> Date? { attribute(.creationDate) as? Date }

    /// Returns the time at which the file was last changed.
    public func fileModificationDate() -> Date? { attribute(.modificationDate) as? Date }

    /// Returns the permissions of POSIX; 0 if the dictionary has none.
    public func filePosixPermissions() -> Int {
      (attribute(.posixPermissions) as? NSNumber)?.intValue ?? 0
    }

    /// Returns the name of the owner.
    public func fileOwnerAccountName() -> String? { attribute(.ownerAccountName) as? String }

    /// Returns the name of the owner's group.
    public func fileGroupOwnerAccountName() -> String? {
      attribute(.groupOwnerAccountName) as? String
    }

    /// Returns the number of the file system.
    public func fileSystemNumber() -> Int {
      (attribute(.systemNumber) as? NSNumber)?.intValue ?? 0
    }

    /// Returns the number of the file in its file system.
    public func fileSystemFileNumber() -> Int {
      (attribute(.systemFileNumber) as? NSNumber)?.intValue ?? 0
    }

    /// Returns whether the name is shown without its extension; always false here.
    public func fileExtensionHidden() -> Bool { false }

    private func attribute(_ key: FileAttributeKey) -> Any? {
      object(forKey: key) ?? object(forKey: key.rawValue)
    }
  }
#endif
