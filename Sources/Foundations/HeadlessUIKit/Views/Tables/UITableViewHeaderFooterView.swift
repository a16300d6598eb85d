public import Foundation

/// A header or footer of a table's section.
open class UITableViewHeaderFooterView: UIView, ReusableView {
  /// The identifier for reuse; nil for a view that is not reused.
  open private(set) var reuseIdentifier: String?

  /// The view that holds the content.
  public private(set) lazy var contentView: UIView = addContent(UIView())

  /// The label for the main text.
  open private(set) lazy var textLabel: UILabel? = addLabel()

  /// The label for the second text.
  open private(set) lazy var detailTextLabel: UILabel? = addLabel()

  /// The view behind the content; stored, without effect.
  open var backgroundView: UIView?

  /// Creates a view; without an identifier it is not reused.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Creates a view that is not reused.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
  }

  /// Creates a view that is not reused; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// Creates a view of a registered class; a table calls it.
  ///
  /// A subclass that overrides `init(reuseIdentifier:)` inherits it.
  public required convenience init(reusableAs identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  /// Prepares the view for reuse; does nothing unless overridden.
  open func prepareForReuse() {}

  /// The content configuration; setting it updates the content view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { content.show(contentConfiguration, in: contentView) }
  }

  /// Returns an empty list content configuration.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .header() }

  /// The configuration of the background; stored, without effect.
  open var backgroundConfiguration: UIBackgroundConfiguration?

  private var content = HostedContentView()

  private func addContent(_ view: UIView) -> UIView {
    addSubview(view)
    return view
  }

  private func addLabel() -> UILabel {
    let label = UILabel()
    contentView.addSubview(label)
    return label
  }
}
