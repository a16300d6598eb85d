/// A delegate that is told of the optional methods that it does not implement, as a proxy of RxCocoa is.
///
/// On Apple's systems such a message arrives at run time; here the method's default implementation sends it.
public protocol DelegateMessageReceiver: AnyObject {
  /// The delegate that gets the message too; nil for none.
  var nextDelegate: AnyObject? { get }

  /// Receives a message.
  ///
  /// - Parameters:
  ///   - selector: the method's name with its labels, as `#selector` becomes in a ported app.
  ///   - arguments: the arguments; an enumeration's as an `NSNumber`.
  func receive(_ selector: String, _ arguments: [Any])
}
