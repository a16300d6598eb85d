#if !canImport(ObjectiveC)
  internal import Foundation
  internal import HeadlessDevice

  extension KeyValueObservable {
    /// Returns the value of a property by its name; nil for one that is nil or unknown.
    ///
    /// Known are the stored properties of the app's classes, what UIKit publishes, and the parts of UIKit's
    /// views that apps look for, such as a search bar's `searchField`. A dictionary has its values, and an
    /// array those of its elements, with `NSNull` for nil.
    public func value(forKey key: String) -> Any? {
      if let dictionary = self as? NSDictionary { return dictionary.object(forKey: key) }
      if let array = self as? NSArray {
        return NSArray(array: array.map { ($0 as? NSObject)?.value(forKey: key) ?? NSNull() })
      }
      return KeyedProperties.value(of: self, key) ?? PropertyReader.value(of: self, named: key)
    }

    /// Returns the value at the end of a path of names.
    public func value(forKeyPath keyPath: String) -> Any? {
      let names = keyPath.split(separator: ".").map(String.init)
      return names.reduce(self as Any?) { object, name in
        (object as? NSObject)?.value(forKey: name)
      }
    }

    /// Sets a property by its name.
    ///
    /// Known are the outlets and inspectable properties of the app's classes, and the keys by which apps
    /// change UIKit's objects, such as a device's `orientation` or a tab bar controller's `tabBar`. Other
    /// keys of UIKit's objects are without effect; another one of the app's is a finding, since it raises an
    /// exception. A mutable dictionary keeps the value; nil removes its own.
    public func setValue(_ value: Any?, forKey key: String) {
      if let dictionary = self as? NSMutableDictionary {
        if let value { dictionary[key] = value } else { dictionary.removeObject(forKey: key) }
        return
      }
      if InterfaceConnector.assign(value, to: key, of: self) { return }
      if KeyedProperties.set(value, of: self, key) { return }
      if KeyedProperties.isOfUIKit(self) { return }
      Device.current.findings.report(
        .foundation,
        """
        [<\(type(of: self))> setValue:forUndefinedKey:]: this class is not key value coding-compliant \
        for the key \(key).
        """)
    }

    /// Sets the property at the end of a path of names.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
      let names = keyPath.split(separator: ".").map(String.init)
      guard let last = names.last else { return }
      let owner =
        names.count == 1
        ? self : self.value(forKeyPath: names.dropLast().joined(separator: "."))
      (owner as? NSObject)?.setValue(value, forKey: last)
    }

    /// Sets several properties by their names.
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
      for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
        setValue(value is NSNull ? nil : value, forKey: key)
      }
    }

    /// Returns the values of several properties; those that are nil are `NSNull`.
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
      Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
    }
  }
#endif
