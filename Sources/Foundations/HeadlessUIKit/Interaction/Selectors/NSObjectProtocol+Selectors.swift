#if !canImport(ObjectiveC)
  public import Foundation

  extension NSObjectProtocol {
    /// Returns whether the object conforms to a protocol, as in `NSObject`.
    public func conforms<Conformed>(to aProtocol: Conformed.Type) -> Bool { self is Conformed }

    /// Returns whether the object has a method that is called by a selector, as in `NSObject`.
    public func responds(to aSelector: Selector!) -> Bool {
      SelectorCall.method(of: self, for: aSelector) != nil
    }

    /// Calls a method by its selector, as in `NSObject`.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
      perform(aSelector, with: nil)
    }

    /// Calls a method by its selector with an argument, as in `NSObject`.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
      let argument: Any? = object
      let result = SelectorCall.call(aSelector, on: self, [argument])
      return result.map { Unmanaged.passUnretained($0 as AnyObject) }
    }

    /// Calls a method by its selector after a time on the virtual clock, as in `NSObject`.
    public func perform(
      _ aSelector: Selector, with anArgument: Any?, afterDelay delay: Double
    ) {
      DelayedSelectors.current.add(aSelector, on: self, anArgument, after: delay)
    }

    /// Calls a method by its selector: now if that is waited for, else when the current work is done.
    public func performSelector(
      onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
    ) {
      guard wait else { return performSelector(inBackground: aSelector, with: arg) }
      _ = SelectorCall.call(aSelector, on: self, [arg])
    }

    /// Calls a method by its selector when the current work is done: nothing runs in the background.
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
      DelayedSelectors.current.add(aSelector, on: self, arg, after: 0)
    }
  }
#endif
