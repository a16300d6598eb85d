extension UIResponder: SelectorTarget {
  /// Returns whether the object has a method that is called by a selector, as in `NSObject`.
  public final func responds(to aSelector: Selector!) -> Bool {
    rehearsalMethod(for: aSelector) != nil
  }

  /// Calls a method by its selector, as in `NSObject`.
  @discardableResult
  public final func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    perform(aSelector, with: nil)
  }

  /// Calls a method by its selector with an argument, as in `NSObject`.
  @discardableResult
  public final func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    let argument: Any? = object
    let result = SelectorCall.call(aSelector, on: self, [argument])
    return result.map { Unmanaged.passUnretained($0 as AnyObject) }
  }

  /// Calls a method by its selector after a time on the virtual clock, as in `NSObject`.
  public final func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: Double
  ) {
    DelayedSelectors.current.add(aSelector, on: self, anArgument, after: delay)
  }

  /// Returns the first object of the responder chain that can perform an action; nil if none can.
  public final func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    var node: UIResponder? = self
    while let current = node {
      if current.canPerformAction(action, withSender: sender) { return current }
      node = current.next
    }
    return nil
  }
}

extension UIApplication {
  /// Calls an action of a target, or of the first object of the responder chain that has it.
  @discardableResult
  public final func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    SelectorCall.send(action, to: target.map { $0 as AnyObject }, from: sender, event: event)
  }
}
