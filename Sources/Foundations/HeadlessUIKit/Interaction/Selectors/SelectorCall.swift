import Foundation
public import HeadlessDevice

/// Calls methods by their selectors.
enum SelectorCall {
  /// Returns the method of an object for a selector; nil if it has none.
  static func method(of target: AnyObject, for selector: Selector) -> SelectorMethod? {
    (target as? any SelectorTarget)?.rehearsalMethod(for: selector)
  }

  /// Calls a method of an object, or of the first object of the responder chain that has it.
  ///
  /// A method that does not exist is a finding where there is a target: UIKit raises an exception.
  ///
  /// - Returns: whether a method was called.
  @discardableResult
  static func send(
    _ selector: Selector, to target: AnyObject?, from sender: Any?, event: UIEvent? = nil
  ) -> Bool {
    guard let target else { return sendAlongChain(selector, from: sender, event: event) }
    guard let method = method(of: target, for: selector) else {
      reportUnrecognized(selector, target)
      return false
    }
    perform(method, selector, on: target, [sender, event])
    return true
  }

  /// Calls a method with arguments; an argument of another type than it expects is a finding.
  @discardableResult
  static func perform(
    _ method: SelectorMethod, _ selector: Selector, on target: AnyObject, _ arguments: [Any?]
  ) -> Any? {
    do {
      return try method(SelectorArguments(arguments))
    } catch let mismatch as SelectorMismatch {
      reportMismatch(mismatch, selector, target)
    } catch {
      reportMismatch(
        SelectorMismatch(index: 0, expected: "no error", actual: "\(error)"), selector, target)
    }
    return nil
  }

  /// Calls a method with one argument; returns what it returns.
  static func call(_ selector: Selector, on target: AnyObject, _ arguments: [Any?]) -> Any? {
    guard let method = method(of: target, for: selector) else {
      reportUnrecognized(selector, target)
      return nil
    }
    return perform(method, selector, on: target, arguments)
  }

  /// Returns the first object that responds: from the first responder on, then from the sender on.
  static func responder(to selector: Selector, from sender: Any?) -> UIResponder? {
    let starts = [UIApplication.shared.firstResponder, start(of: sender)]
    for case let start? in starts {
      var node: UIResponder? = start
      while let current = node {
        if current.canPerformAction(selector, withSender: sender) { return current }
        node = current.next
      }
    }
    return nil
  }

  private static func start(of sender: Any?) -> UIResponder? {
    if let responder = sender as? UIResponder { return responder }
    if let recognizer = sender as? UIGestureRecognizer { return recognizer.view }
    var visible = UIApplication.shared.keyWindow?.rootViewController
    while let inner = visible?.presented ?? visible?.contentChild { visible = inner }
    return visible
  }

  private static func sendAlongChain(
    _ selector: Selector, from sender: Any?, event: UIEvent?
  ) -> Bool {
    guard let responder = responder(to: selector, from: sender),
      let method = responder.rehearsalMethod(for: selector)
    else { return false }
    perform(method, selector, on: responder, [sender, event])
    return true
  }

  private static func reportUnrecognized(_ selector: Selector, _ target: AnyObject) {
    Device.current.findings.report(
      .selector,
      """
      -[\(type(of: target)) \(selector.name)]: unrecognized selector sent to instance; UIKit raises \
      an exception. Give \(type(of: target)) a method of that name, with @objc or @IBAction.
      """)
  }

  private static func reportMismatch(
    _ mismatch: SelectorMismatch, _ selector: Selector, _ target: AnyObject
  ) {
    Device.current.findings.report(
      .selector,
      """
      -[\(type(of: target)) \(selector.name)] expects \(mismatch.expected) as argument \
      \(mismatch.index + 1) and was sent \(mismatch.actual). Declare the parameter as the type that \
      is sent.
      """)
  }
}

extension Finding.Kind {
  /// A method or an outlet that is looked up by name and does not exist.
  public static let selector = Finding.Kind(rawValue: "selector")
}
