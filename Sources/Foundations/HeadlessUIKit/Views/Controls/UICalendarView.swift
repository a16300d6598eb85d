public import Foundation
internal import HeadlessDevice

/// A calendar whose days are picked by its selection.
///
/// It is one element, a date picker with the picked days as its value; no single day is shown.
open class UICalendarView: UIView {
  /// The delegate.
  open weak var delegate: (any UICalendarViewDelegate)?

  /// The selection, which says how days are picked; without one no day can be.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      oldValue?.view = nil
      selectionBehavior?.view = self
    }
  }

  /// The calendar.
  open var calendar = Calendar(identifier: .gregorian)

  /// The time zone; nil means the device's.
  open var timeZone: TimeZone?

  /// The range of days that can be shown and picked.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)

  /// The day, or the month, that is shown; the device's date at first.
  open var visibleDateComponents: DateComponents {
    get { visible ?? components(of: Device.current.date) }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  private var visible: DateComponents?

  /// Shows a month, and tells the delegate if it was another one.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    let former = visibleDateComponents
    visible = dateComponents
    guard former.year != dateComponents.year || former.month != dateComponents.month else { return }
    delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: former)
  }

  /// The calendar in the view's time zone.
  private var zonedCalendar: Calendar {
    var zoned = calendar
    zoned.timeZone = timeZone ?? Device.current.timeZone
    return zoned
  }

  private func components(of date: Date) -> DateComponents {
    let zoned = zonedCalendar
    var components = zoned.dateComponents([.era, .year, .month, .day], from: date)
    components.calendar = zoned
    return components
  }

  // MARK: AccessibleElement

  package override var elementType: ElementType? { .datePicker }

  package override var elementLabel: String { accessibilityLabel ?? "Calendar" }

  /// The picked days in the format of `performSet`: `2026-01-05, 2026-01-06`.
  package override var elementValue: String? {
    let zoned = zonedCalendar
    let format = DatePickerFormat(calendar: zoned, mode: .date)
    let days = selectionBehavior?.days.compactMap { zoned.date(from: $0) }.sorted() ?? []
    return accessibilityValue ?? days.map(format.text).joined(separator: ", ")
  }

  /// Picks a day that is written as `2026-01-05`, as a tap on it does; shows its month before.
  package override func performSet(_ value: String) throws(Refusal) {
    guard elementIsEnabled else {
      throw Refusal(
        "\(elementName) takes no touches: isUserInteractionEnabled is false on it or around it.")
    }
    let format = DatePickerFormat(calendar: zonedCalendar, mode: .date)
    guard let date = format.date(of: value, near: Device.current.date, every: 1) else {
      throw Refusal("\(elementName) cannot be set to \"\(value)\": write it as 2026-01-05.")
    }
    let day = components(of: date)
    guard let selectionBehavior else {
      throw Refusal("No day of \(elementName) can be picked: it has no selectionBehavior.")
    }
    guard availableDateRange.contains(date), selectionBehavior.allowsTap(on: day) else {
      throw Refusal("The day \(value) of \(elementName) cannot be picked.")
    }
    setVisibleDateComponents(day, animated: true)
    selectionBehavior.tap(on: day)
  }

  // MARK: Without effect

  /// The locale; stored, without effect.
  open var locale = Device.current.locale

  /// The design of the font; stored, without effect.
  open var fontDesign = UIFontDescriptor.SystemDesign.default

  /// Whether days have decorations; stored, without effect.
  open var wantsDateDecorations = true

  /// Asks for the decorations of days again; nothing is drawn, so the delegate is not asked.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {}
}

/// The delegate of a calendar.
@MainActor public protocol UICalendarViewDelegate: AnyObject {
  /// Returns what is drawn below a day; never called, since nothing is drawn.
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?

  /// Tells the delegate that another month is shown.
  func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  /// Returns nil.
  public func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { nil }

  /// Does nothing.
  public func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}

extension UICalendarView {
  /// The sizes of decorations.
  nonisolated public enum DecorationSize: Int, Sendable {
    /// Small, medium or large.
    case small, medium, large
  }

  /// The picture below a day; nothing is drawn.
  open class Decoration {
    /// Creates a dot.
    public init() {}

    /// Creates a picture.
    public init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) {}

    /// Creates a view.
    public init(customViewProvider: @escaping () -> UIView) {}

    /// Creates a dot of a color.
    public static func `default`(
      color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration { Decoration() }

    /// Creates a picture.
    public static func image(
      _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration { Decoration(image: image, color: color, size: size) }

    /// Creates a view.
    public static func customView(
      _ customViewProvider: @escaping () -> UIView
    ) -> Decoration { Decoration(customViewProvider: customViewProvider) }
  }
}
