public import Foundation

/// The way in which days of a calendar are picked.
open class UICalendarSelection: HeadlessObject {
  final weak var view: UICalendarView?

  override init() {}

  /// The picked days.
  var days: [DateComponents] { [] }

  /// Whether a tap on a day has an effect.
  func allowsTap(on day: DateComponents) -> Bool { false }

  /// Picks a day, or ends its being picked.
  func tap(on day: DateComponents) {}

  /// Asks the delegate again which days can be picked; it is asked when one is.
  open func updateSelectableDates() {}

  /// Whether two days are the same.
  static func areSame(_ left: DateComponents, _ right: DateComponents) -> Bool {
    left.year == right.year && left.month == right.month && left.day == right.day
  }
}

/// A selection of one day.
open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// The delegate.
  open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?

  /// The picked day; setting it calls nothing.
  open var selectedDate: DateComponents?

  /// Creates a selection without a day.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Picks a day without calling the delegate.
  open func setSelected(_ dateComponents: DateComponents?, animated: Bool) {
    selectedDate = dateComponents
  }

  override var days: [DateComponents] { [selectedDate].compactMap(\.self) }

  private func target(of day: DateComponents) -> DateComponents? {
    days.contains { Self.areSame($0, day) } ? nil : day
  }

  override func allowsTap(on day: DateComponents) -> Bool {
    delegate?.dateSelection(self, canSelectDate: target(of: day)) ?? true
  }

  /// Picks a day; a tap on the picked day leaves none.
  override func tap(on day: DateComponents) {
    selectedDate = target(of: day)
    delegate?.dateSelection(self, didSelectDate: selectedDate)
  }
}

/// The delegate of a selection of one day.
@MainActor public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
  /// Tells the delegate that the user picked a day; nil if none is picked any more.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)

  /// Returns whether a day, or with nil none, can be picked; true by default.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  /// Returns true.
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

/// A selection of several days.
open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// The delegate.
  open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?

  /// The picked days; setting them calls nothing.
  open var selectedDates: [DateComponents] = []

  /// Creates a selection without days.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Picks days without calling the delegate.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    self.selectedDates = selectedDates
  }

  override var days: [DateComponents] { selectedDates }

  private func isPicked(_ day: DateComponents) -> Bool {
    selectedDates.contains { Self.areSame($0, day) }
  }

  override func allowsTap(on day: DateComponents) -> Bool {
    let answer =
      isPicked(day)
      ? delegate?.multiDateSelection(self, canDeselectDate: day)
      : delegate?.multiDateSelection(self, canSelectDate: day)
    return answer ?? true
  }

  /// Picks a day; a tap on a picked one ends that.
  override func tap(on day: DateComponents) {
    if isPicked(day) {
      selectedDates.removeAll { Self.areSame($0, day) }
      delegate?.multiDateSelection(self, didDeselectDate: day)
    } else {
      selectedDates.append(day)
      delegate?.multiDateSelection(self, didSelectDate: day)
    }
  }
}

/// The delegate of a selection of several days.
@MainActor public protocol UICalendarSelectionMultiDateDelegate: AnyObject {
  /// Tells the delegate that the user picked a day.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)

  /// Tells the delegate that a day is not picked any more.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)

  /// Returns whether a day can be picked; true by default.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool

  /// Returns whether a day's being picked can be ended; true by default.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  /// Returns true.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }

  /// Returns true.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}
