extension UIApplication {
  // Code that app extensions share finds the application by its class, since its name is not there for them.

  /// Returns whether the class has a method; it has `sharedApplication` alone.
  public static func responds(to aSelector: Selector!) -> Bool {
    aSelector?.name == "sharedApplication"
  }

  /// Calls a method of the class; nil for one that it does not have.
  public static func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    responds(to: aSelector) ? Unmanaged.passUnretained(shared) : nil
  }

  /// Returns the value of a property of the class by its name; nil for one that it does not have.
  public static func value(forKey key: String) -> Any? {
    key == "sharedApplication" ? shared : nil
  }

  /// Returns the value of a property of the class by its path; nil for one that it does not have.
  public static func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
}
