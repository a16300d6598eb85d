public import Foundation

/// The region in which text is laid out; nothing is.
nonisolated open class NSTextContainer: NSObject {
  /// The size of the region, in points.
  open var size: CGSize
  /// The padding at both ends of a line, in points.
  open var lineFragmentPadding: CGFloat = 5
  /// The maximum number of lines; 0 for no limit.
  open var maximumNumberOfLines = 0
  /// The line break mode.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The places that text flows around.
  open var exclusionPaths: [UIBezierPath] = []
  /// Whether the width follows that of the text view.
  open var widthTracksTextView = false
  /// Whether the height follows that of the text view.
  open var heightTracksTextView = false

  /// The layout manager that the container was added to.
  open internal(set) weak var layoutManager: NSLayoutManager?

  /// Creates a container of a size; that of zero has no limit.
  public init(size: CGSize = .zero) { self.size = size }
}
