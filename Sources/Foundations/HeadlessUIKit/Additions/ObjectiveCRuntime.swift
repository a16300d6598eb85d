#if !canImport(ObjectiveC)
  public import Foundation
  internal import HeadlessDevice

  // The functions of Objective-C's runtime by which apps exchange methods and classes. There is no runtime that
  // could, so a change is without effect and a finding; what asks whether there is a method is told so.

  /// A method of a class.
  public typealias Method = OpaquePointer
  /// The code of a method.
  public typealias IMP = OpaquePointer

  /// Returns a method, which cannot be told from others.
  public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    ObjectiveCRuntime.method
  }

  /// Returns a method, which cannot be told from others.
  public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    ObjectiveCRuntime.method
  }

  /// Returns the code of a method, which cannot be called.
  public func method_getImplementation(_ m: Method) -> IMP { m }

  /// Returns the code of a method, which cannot be called.
  public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
    ObjectiveCRuntime.method
  }

  /// Returns the types of a method's arguments, which are not known: an empty text.
  public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

  /// Does nothing and is a finding.
  public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
    ObjectiveCRuntime.report("method_exchangeImplementations", "exchange methods")
  }

  /// Does nothing and is a finding; returns the code.
  @discardableResult
  public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
    ObjectiveCRuntime.report("method_setImplementation", "exchange methods")
    return imp
  }

  /// Returns false: the class has the method already, as far as can be told.
  @discardableResult
  public func class_addMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
  ) -> Bool {
    false
  }

  /// Does nothing and is a finding; returns the code.
  @discardableResult
  public func class_replaceMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
  ) -> IMP? {
    ObjectiveCRuntime.report("class_replaceMethod", "exchange methods")
    return imp
  }

  /// Returns the class of an object.
  public func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { type(of: $0 as AnyObject) } }

  /// Does nothing and is a finding; returns the class of the object.
  @discardableResult
  public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? {
    ObjectiveCRuntime.report("object_setClass", "change the class of an object")
    return object_getClass(obj)
  }

  private enum ObjectiveCRuntime {
    /// The pointer that stands for each method.
    static let method = OpaquePointer(bitPattern: 1)

    static func report(_ function: String, _ change: String) {
      Device.current.findings.report(
        .foundation,
        "\(function) has no effect: there is no runtime of Objective-C that could \(change).")
    }
  }

  /// The superclass of a ported app's subclass of `Bundle`, which Swift cannot inherit from here.
  ///
  /// An app gives the main bundle such a class to look up texts in another language; that is without effect.
  open class OverridableBundle: NSObject {
    /// Returns the text of the main bundle.
    open func localizedString(forKey key: String, value: String?, table tableName: String?)
      -> String
    {
      Bundle.main.localizedString(forKey: key, value: value, table: tableName)
    }

    /// Returns the path of a file of the main bundle.
    open func path(forResource name: String?, ofType ext: String?) -> String? {
      Bundle.main.path(forResource: name, ofType: ext)
    }
  }
#else
  public import Foundation

  /// The superclass of a ported app's subclass of `Bundle`.
  public typealias OverridableBundle = Bundle
#endif
