#if !canImport(Darwin)
  public import Foundation

  nonisolated extension NSKeyedUnarchiver {
    /// Returns the array of an archive, whose elements are of a class; nil for another archive.
    ///
    /// - Throws: what the archive is refused for.
    public static func unarchivedArrayOfObjects<Element: NSObject & NSSecureCoding>(
      ofClass type: Element.Type, from data: Data
    ) throws -> [Element]? {
      try unarchivedArrayOfObjects(ofClasses: [type], from: data) as? [Element]
    }

    /// Returns the array of an archive, whose elements are of some classes; nil for another archive.
    ///
    /// - Throws: what the archive is refused for.
    public static func unarchivedArrayOfObjects(
      ofClasses types: [AnyClass], from data: Data
    ) throws -> [Any]? {
      try contents(of: data, types) as? [Any]
    }

    /// Returns the dictionary of an archive, whose keys and values are of two classes; nil for another
    /// archive.
    ///
    /// - Throws: what the archive is refused for.
    public static func unarchivedDictionary<
      Key: NSObject & NSCopying & NSSecureCoding, Value: NSObject & NSSecureCoding
    >(
      ofKeyClass key: Key.Type, objectClass value: Value.Type, from data: Data
    ) throws -> [Key: Value]? {
      try contents(of: data, [key, value]) as? [Key: Value]
    }

    /// Returns the object of an archive.
    ///
    /// Foundation of Linux ends the process at an object of a class that is not allowed, so its own ones are.
    private static func contents(of data: Data, _ types: [AnyClass]) throws -> Any? {
      let known: [AnyClass] = [
        NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self,
        NSData.self, NSURL.self, NSUUID.self, NSNull.self,
      ]
      return try unarchivedObject(ofClasses: known + types, from: data)
    }
  }
#endif
