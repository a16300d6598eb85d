// swift-format-ignore-file
import FSCalendar
import UIKit

final class EveningCell: FSCalendarCell {
  private let mark = UIView()

  override init!(frame: CGRect) {
    super.init(frame: frame)
    contentView.insertSubview(mark, at: 0)
  }

  required init!(coder aDecoder: NSCoder!) { fatalError("init(coder:) has not been implemented") }

  override func configureAppearance() {
    super.configureAppearance()
    mark.isHidden = isPlaceholder
  }
}

/// The evenings of a month, of which some may be booked.
final class CalendarViewController: UIViewController {
  private let calendar = FSCalendar(frame: CGRect(x: 0, y: 80, width: 320, height: 300))
  private let log = UILabel()
  private var steps: [String] = []
  private lazy var day: DateFormatter = {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "d MMM"
    return formatter
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    calendar.firstWeekday = 2
    calendar.placeholderType = .fillHeadTail
    calendar.appearance.caseOptions = [.headerUsesUpperCase]
    calendar.today = date(2026, 1, 14)
    calendar.currentPage = date(2026, 1, 1)
    calendar.register(EveningCell.self, forCellReuseIdentifier: "evening")
    calendar.delegate = self
    calendar.dataSource = self
    addButton("Week", #selector(showWeek))
    addButton("Several", #selector(allowSeveral))
    addButton("Opening", #selector(selectOpening))
    [calendar, log].forEach(view.addSubview)
  }

  private func date(_ year: Int, _ month: Int, _ day: Int) -> Date {
    Calendar.current.date(from: DateComponents(year: year, month: month, day: day))!
  }

  @objc private func showWeek() { calendar.setScope(calendar.scope == .month ? .week : .month, animated: true) }
  @objc private func allowSeveral() { calendar.allowsMultipleSelection = true }
  @objc private func selectOpening() { calendar.select(date(2026, 3, 1)) }

  private func note(_ step: String) {
    steps.append(step)
    log.text = steps.joined(separator: ", ")
  }
}

extension CalendarViewController: FSCalendarDataSource, FSCalendarDelegate, FSCalendarDelegateAppearance {
  func minimumDate(for calendar: FSCalendar) -> Date { date(2026, 1, 5) }
  func calendar(_ calendar: FSCalendar, subtitleFor date: Date) -> String? { day.string(from: date) == "20 Jan" ? "Gala" : nil }
  func calendar(_ calendar: FSCalendar, cellFor date: Date, at position: FSCalendarMonthPosition) -> FSCalendarCell {
    calendar.dequeueReusableCell(withIdentifier: "evening", for: date, at: position) as! EveningCell
  }
  func calendar(_ calendar: FSCalendar, numberOfEventsFor date: Date) -> Int { day.string(from: date) == "21 Jan" ? 2 : 0 }
  func calendar(_ calendar: FSCalendar, appearance: FSCalendarAppearance, fillDefaultColorFor date: Date) -> UIColor? { .red }

  func calendar(_ calendar: FSCalendar, shouldSelect date: Date, at monthPosition: FSCalendarMonthPosition) -> Bool {
    day.string(from: date) != "13 Jan"
  }

  func calendar(_ calendar: FSCalendar, didSelect date: Date, at monthPosition: FSCalendarMonthPosition) {
    note("\(day.string(from: date)) of \(calendar.selectedDates.count)")
    if monthPosition == .next { calendar.setCurrentPage(date, animated: true) }
  }

  func calendar(_ calendar: FSCalendar, didDeselect date: Date, at monthPosition: FSCalendarMonthPosition) {
    note("not \(day.string(from: date))")
  }

  func calendarCurrentPageDidChange(_ calendar: FSCalendar) { note("page \(day.string(from: calendar.currentPage))") }

  func calendar(_ calendar: FSCalendar, boundingRectWillChange bounds: CGRect, animated: Bool) { calendar.frame.size.height = bounds.height }
}
