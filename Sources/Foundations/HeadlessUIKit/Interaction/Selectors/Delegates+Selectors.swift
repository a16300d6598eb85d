#if !canImport(ObjectiveC)
  // On Apple's systems each of these protocols refines `NSObjectProtocol`.

  extension UIGestureRecognizerDelegate {
    /// Returns whether the delegate has a method that is called by a selector, as in `NSObject`.
    @_disfavoredOverload
    public func responds(to aSelector: Selector!) -> Bool {
      SelectorCall.method(of: self, for: aSelector) != nil
    }
  }

  extension UITextFieldDelegate {
    /// Returns whether the delegate has a method that is called by a selector, as in `NSObject`.
    @_disfavoredOverload
    public func responds(to aSelector: Selector!) -> Bool {
      SelectorCall.method(of: self, for: aSelector) != nil
    }
  }

  extension UIScrollViewDelegate {
    /// Returns whether the delegate has a method that is called by a selector, as in `NSObject`.
    @_disfavoredOverload
    public func responds(to aSelector: Selector!) -> Bool {
      SelectorCall.method(of: self, for: aSelector) != nil
    }
  }
#endif
