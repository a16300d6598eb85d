// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are FSCalendar's, and their documentation is too.
public import Foundation
public import HeadlessUIKit

nonisolated public struct FSCalendarCaseOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static var headerUsesDefaultCase: Self { [] }
  public static let headerUsesUpperCase = Self(rawValue: 1 << 0)
  public static let headerUsesCapitalized = Self(rawValue: 1 << 1)
  public static var weekdayUsesDefaultCase: Self { [] }
  public static let weekdayUsesUpperCase = Self(rawValue: 1 << 4)
  public static let weekdayUsesSingleUpperCase = Self(rawValue: 2 << 4)
}

nonisolated public enum FSCalendarSeparators: UInt, Sendable {
  case none
  case interRows
}

nonisolated public enum FSCalendarCellState: Int, Sendable {
  case normal = 0
  case selected = 1
  case placeholder = 2
  case disabled = 4
  case today = 8
  case weekend = 16
  case todaySelected = 9
}

/// The look of a calendar, of which the format and the case of its texts are seen.
public class FSCalendarAppearance: NSObject {
  public weak var calendar: FSCalendar!
  public var headerDateFormat: String! = "MMMM yyyy" { didSet { calendar?.showHeaders() } }
  public var caseOptions: FSCalendarCaseOptions = [] { didSet { calendar?.showHeaders() } }

  // MARK: Stored, without effect

  public var titleFont: UIFont! = .systemFont(ofSize: FSCalendarStandardTitleTextSize)
  public var subtitleFont: UIFont! = .systemFont(ofSize: FSCalendarStandardSubtitleTextSize)
  public var weekdayFont: UIFont! = .systemFont(ofSize: FSCalendarStandardWeekdayTextSize)
  public var headerTitleFont: UIFont! = .systemFont(ofSize: FSCalendarStandardHeaderTextSize)
  public var headerTitleOffset = CGPoint.zero
  public var titleOffset = CGPoint.zero
  public var subtitleOffset = CGPoint.zero
  public var eventOffset = CGPoint.zero
  public var imageOffset = CGPoint.zero
  public var eventDefaultColor: UIColor! = .systemBlue
  public var eventSelectionColor: UIColor! = .systemBlue
  public var weekdayTextColor: UIColor! = .systemBlue
  public var headerTitleColor: UIColor! = .systemBlue
  public var headerSeparatorColor: UIColor! = .lightGray
  public var headerTitleAlignment = NSTextAlignment.center
  public var headerMinimumDissolvedAlpha: CGFloat = 0.2
  public var titleDefaultColor: UIColor! = .black
  public var titleSelectionColor: UIColor! = .white
  public var titleTodayColor: UIColor! = .white
  public var titlePlaceholderColor: UIColor! = .lightGray
  public var titleWeekendColor: UIColor!
  public var subtitleDefaultColor: UIColor! = .darkGray
  public var subtitleSelectionColor: UIColor! = .white
  public var subtitleTodayColor: UIColor! = .white
  public var subtitlePlaceholderColor: UIColor! = .lightGray
  public var subtitleWeekendColor: UIColor!
  public var selectionColor: UIColor! = .systemBlue
  public var todayColor: UIColor! = .systemRed
  public var todaySelectionColor: UIColor!
  public var borderDefaultColor: UIColor!
  public var borderSelectionColor: UIColor!
  public var borderRadius: CGFloat = 1
  public var separators = FSCalendarSeparators.none
}

nonisolated public let FSCalendarStandardHeaderHeight: CGFloat = 40
nonisolated public let FSCalendarStandardWeekdayHeight: CGFloat = 25
nonisolated public let FSCalendarStandardMonthlyPageHeight: CGFloat = 300
nonisolated public let FSCalendarStandardWeeklyPageHeight: CGFloat = 325 / 3
nonisolated public let FSCalendarStandardCellDiameter: CGFloat = 100 / 3
nonisolated public let FSCalendarStandardSeparatorThickness: CGFloat = 0.5
nonisolated public let FSCalendarAutomaticDimension: CGFloat = -1
nonisolated public let FSCalendarStandardRowHeight: CGFloat = 38
nonisolated public let FSCalendarStandardTitleTextSize: CGFloat = 13.5
nonisolated public let FSCalendarStandardSubtitleTextSize: CGFloat = 10
nonisolated public let FSCalendarStandardWeekdayTextSize: CGFloat = 14
nonisolated public let FSCalendarStandardHeaderTextSize: CGFloat = 16.5
nonisolated public let FSCalendarMaximumEventDotDiameter: CGFloat = 4.8
nonisolated public let FSCalendarMaximumNumberOfEvents = 3
nonisolated public let FSCalendarDefaultCellReuseIdentifier =
  "_FSCalendarDefaultCellReuseIdentifier"
