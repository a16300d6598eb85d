/// An object of a storyboard or nib that is told when its outlets are connected.
///
/// Objective-C finds `awakeFromNib` by its selector in any object. Here `rehearse port` lets the classes of
/// the app that are neither views nor controllers conform.
@MainActor public protocol NibObject: AnyObject {
  /// Tells the object that all objects of the file exist and are connected.
  func awakeFromNib()
}
