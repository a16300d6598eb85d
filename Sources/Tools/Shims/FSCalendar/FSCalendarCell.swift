// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are FSCalendar's, and their documentation is too.
public import Foundation
public import HeadlessUIKit

/// The month or week above the days.
public class FSCalendarHeaderView: UIView {
  public weak var calendar: FSCalendar!
  public var scrollEnabled = true
  public var scrollDirection = UICollectionView.ScrollDirection.horizontal
  let titleLabel = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(titleLabel)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(titleLabel)
  }

  public func reloadData() { calendar?.showHeaders() }
  public func configureAppearance() { calendar?.showHeaders() }
}

/// The names of the days of a week.
public class FSCalendarWeekdayView: UIView {
  public let weekdayLabels = (0..<7).map { _ in UILabel() }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    weekdayLabels.forEach(addSubview)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    weekdayLabels.forEach(addSubview)
  }

  public func configureAppearance() {}
}

public class FSCalendarEventIndicator: UIView {
  public var numberOfEvents = 0
  public var color: Any!
}

/// A day.
open class FSCalendarCell: UICollectionViewCell {
  open weak var titleLabel: UILabel!
  open weak var subtitleLabel: UILabel!
  open weak var shapeLayer: CAShapeLayer!
  open weak var imageView: UIImageView!
  open weak var eventIndicator: FSCalendarEventIndicator!
  open var isPlaceholder = false
  open weak var calendar: FSCalendar!
  open weak var appearance: FSCalendarAppearance!
  open var subtitle: String! { didSet { subtitleLabel.text = subtitle } }
  open var image: UIImage! { didSet { imageView.image = image } }
  open var monthPosition = FSCalendarMonthPosition.current
  open var numberOfEvents = 0 { didSet { showEvents() } }
  open var dateIsToday = false
  open var weekend = false

  // MARK: Stored, without effect

  open var preferredFillDefaultColor: UIColor!
  open var preferredFillSelectionColor: UIColor!
  open var preferredTitleDefaultColor: UIColor!
  open var preferredTitleSelectionColor: UIColor!
  open var preferredSubtitleDefaultColor: UIColor!
  open var preferredSubtitleSelectionColor: UIColor!
  open var preferredBorderDefaultColor: UIColor!
  open var preferredBorderSelectionColor: UIColor!
  open var preferredEventDefaultColors: [UIColor]!
  open var preferredEventSelectionColors: [UIColor]!
  open var preferredBorderRadius: CGFloat = 1

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addParts()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
  }

  private func addParts() {
    let (title, subtitle) = (UILabel(), UILabel())
    let (image, indicator) = (UIImageView(), FSCalendarEventIndicator())
    for view in [title, subtitle, image, indicator] { contentView.addSubview(view) }
    (titleLabel, subtitleLabel, imageView) = (title, subtitle, image)
    eventIndicator = indicator
    let layer = CAShapeLayer()
    contentView.layer.addSublayer(layer)
    shapeLayer = layer
    addSwipes { (cell: FSCalendarCell, pages) in cell.calendar?.turn(by: pages) }
  }

  private func showEvents() {
    eventIndicator.numberOfEvents = numberOfEvents
    accessibilityValue =
      numberOfEvents == 0 ? nil : numberOfEvents == 1 ? "1 event" : "\(numberOfEvents) events"
  }

  open func configureAppearance() {}
  open func performSelecting() {}
}

extension UIView {
  /// Calls a closure with the number of pages that a swipe turns.
  ///
  /// A cell has recognizers of its own, since a swipe on a cell does not reach the views around its list.
  func addSwipes<Owner: UIView>(_ turn: @escaping (Owner, Int) -> Void) {
    for (direction, pages) in [(UISwipeGestureRecognizer.Direction.left, 1), (.right, -1)] {
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = direction
      swipe.addTarget(self) { view in
        if let owner = view as? Owner { turn(owner, pages) }
      }
      addGestureRecognizer(swipe)
    }
  }
}
