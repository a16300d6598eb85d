public import Foundation

/// What stands above or below a section of a table.
open class UITableViewHeaderFooterView: UIView, Reusable {
  /// What it is taken again by; nil for never.
  public final let reuseIdentifier: String?

  /// The view that holds the content.
  public private(set) lazy var contentView: UIView = addContent(UIView())

  /// The line of text.
  public private(set) lazy var textLabel: UILabel? = addLabel()

  /// The second line of text.
  public private(set) lazy var detailTextLabel: UILabel? = addLabel()

  /// The view behind the content.
  open var backgroundView: UIView?

  /// Creates a view to be taken again by an identifier; nil for never.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Creates a view that is never taken again.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
  }

  /// Creates a view, whatever the archive says: there are no nibs here.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// How a table makes a view of a registered class; a class that overrides `init(reuseIdentifier:)`
  /// has it without writing it.
  public required convenience init(reusableAs identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  /// Called before the view is taken again; does nothing unless overridden.
  open func prepareForReuse() {}

  /// The content as a value; setting it shows it.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { content.show(contentConfiguration, in: contentView) }
  }

  private var content = ShownContent()

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
