// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are FSCalendar's, and their documentation is too.
public import Foundation
internal import HeadlessFoundation
public import HeadlessUIKit

/// A calendar that shows one month or week at a time, with a cell for each day.
open class FSCalendar: UIView {
  // MARK: What is shown

  open weak var delegate: (any FSCalendarDelegate)? { didSet { reloadData() } }
  open weak var dataSource: (any FSCalendarDataSource)? { didSet { reloadData() } }
  open var today: Date? = Ported.date {
    didSet {
      today = today.map(days.start)
      reloadData()
    }
  }
  open var locale: Locale! {
    get { days.calendar.locale }
    set {
      days.calendar.locale = newValue
      reloadData()
    }
  }
  open var timeZone: TimeZone! {
    get { days.calendar.timeZone }
    set {
      days.calendar.timeZone = newValue ?? days.calendar.timeZone
      reloadData()
    }
  }
  open var firstWeekday: UInt {
    get { UInt(days.calendar.firstWeekday) }
    set {
      days.calendar.firstWeekday = Int(newValue)
      reloadData()
    }
  }
  open var placeholderType = FSCalendarPlaceholderType.fillSixRows { didSet { reloadData() } }
  open var headerHeight: CGFloat = FSCalendarAutomaticDimension { didSet { showHeaders() } }
  open var weekdayHeight: CGFloat = FSCalendarAutomaticDimension { didSet { showHeaders() } }
  open var scope: FSCalendarScope {
    get { shownScope }
    set { setScope(newValue, animated: false) }
  }
  open var currentPage: Date {
    get { shownPage }
    set { setCurrentPage(newValue, animated: false) }
  }

  // MARK: What the user may do

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var scrollEnabled = true
  open internal(set) var selectedDates: [Date] = []
  open var selectedDate: Date? { selectedDates.last }

  // MARK: Parts

  public let appearance = FSCalendarAppearance()
  open var calendarWeekdayView = FSCalendarWeekdayView()
  open var calendarHeaderView = FSCalendarHeaderView()
  public let scopeGesture = UIPanGestureRecognizer()
  public let swipeToChooseGesture = UILongPressGestureRecognizer()

  // MARK: Stored, without effect

  open var scrollDirection = FSCalendarScrollDirection.horizontal
  open var adjustsBoundingRectWhenChangingMonths = false
  open var pagingEnabled = true
  open var rowHeight: CGFloat = FSCalendarStandardRowHeight

  var days = CalendarDays()
  var shownScope = FSCalendarScope.month
  var shownPage = Date.distantPast
  var shownDays: [CalendarDays.Day] = []
  let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private(set) lazy var source = CalendarSource(self)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  open override func rehearsalSet(_ value: Any?, forKey key: String) -> Bool {
    switch key {
    case "delegate": delegate = value as? any FSCalendarDelegate
    case "dataSource": dataSource = value as? any FSCalendarDataSource
    case "firstWeekday": firstWeekday = value as? UInt ?? firstWeekday
    case "headerHeight": headerHeight = value as? CGFloat ?? headerHeight
    case "weekdayHeight": weekdayHeight = value as? CGFloat ?? weekdayHeight
    case "allowsSelection": allowsSelection = value as? Bool ?? allowsSelection
    case "allowsMultipleSelection":
      allowsMultipleSelection = value as? Bool ?? allowsMultipleSelection
    case "scrollEnabled": scrollEnabled = value as? Bool ?? scrollEnabled
    default: return super.rehearsalSet(value, forKey: key)
    }
    return true
  }

  private func setUp() {
    appearance.calendar = self
    calendarHeaderView.calendar = self
    today = today.map(days.start)
    shownPage = days.page(of: Ported.date, .month)
    grid.allowsMultipleSelection = true
    grid.dataSource = source
    grid.delegate = source
    register(
      FSCalendarCell.self, forCellReuseIdentifier: FSCalendarDefaultCellReuseIdentifier)
    for view in [calendarHeaderView, calendarWeekdayView, grid] { addSubview(view) }
    addSwipes { (calendar: FSCalendar, pages) in calendar.turn(by: pages) }
    reloadData()
  }

  open func reloadData() {
    shownDays = days.days(of: shownPage, shownScope, placeholderType)
    showHeaders()
    grid.reloadData()
    // A list forgets its selection when it is loaded anew.
    source.showSelection()
  }

  /// Shows the name of the page and those of the weekdays.
  func showHeaders() {
    let header = DateFormatter()
    header.locale = days.calendar.locale
    header.timeZone = days.calendar.timeZone
    header.dateFormat = appearance.headerDateFormat
    var title = header.string(from: shownPage)
    if appearance.caseOptions.contains(.headerUsesUpperCase) { title = title.uppercased() }
    if appearance.caseOptions.contains(.headerUsesCapitalized) { title = title.capitalized }
    calendarHeaderView.titleLabel.text = headerHeight == 0 ? nil : title
    let names = weekdayNames(header)
    for (index, label) in calendarWeekdayView.weekdayLabels.enumerated() {
      label.text = weekdayHeight == 0 ? nil : names[(index + days.calendar.firstWeekday - 1) % 7]
    }
  }

  private func weekdayNames(_ formatter: DateFormatter) -> [String] {
    let isSingle = appearance.caseOptions.contains(.weekdayUsesSingleUpperCase)
    let names =
      isSingle
      ? formatter.veryShortStandaloneWeekdaySymbols : formatter.shortStandaloneWeekdaySymbols
    let isUpper = isSingle || appearance.caseOptions.contains(.weekdayUsesUpperCase)
    return names.map { isUpper ? $0.uppercased() : $0 }
  }
}
