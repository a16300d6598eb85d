// swift-format-ignore-file
import EventKit
import XCTest

@testable import Club

final class CalendarTests: XCTestCase {
  private let monday = Calendar.current.date(from: DateComponents(year: 2026, month: 3, day: 2, hour: 9))!

  /// Empties the calendars, which all tests of a process share.
  override func tearDown() {
    let store = EKEventStore()
    for calendar in store.calendars(for: .event) + store.calendars(for: .reminder) {
      XCTAssertNoThrow(try store.removeCalendar(calendar, commit: true))
      XCTAssertNoThrow(try store.saveCalendar(calendar, commit: true))
    }
    super.tearDown()
  }

  private func allowed() -> EKEventStore {
    let store = EKEventStore()
    var count = 0
    store.requestFullAccessToEvents { _, _ in count += 1 }
    store.requestFullAccessToReminders { _, _ in count += 1 }
    wait(for: [expectation(for: NSPredicate(block: { _, _ in count == 2 }), evaluatedWith: nil)], timeout: 1)
    return store
  }

  private func event(_ store: EKEventStore, _ title: String, at start: Date? = nil, _ rule: EKRecurrenceRule? = nil) -> EKEvent {
    let event = EKEvent(eventStore: store)
    event.title = title
    event.calendar = store.defaultCalendarForNewEvents
    event.startDate = start ?? monday
    event.endDate = event.startDate.addingTimeInterval(3_600)
    if let rule { event.addRecurrenceRule(rule) }
    return event
  }

  private func titles(_ store: EKEventStore, from start: Date, days: Double) -> [String] {
    let span = store.predicateForEvents(withStart: start, end: start.addingTimeInterval(days * 86_400), calendars: nil)
    return store.events(matching: span).map { "\($0.title!) \(Calendar.current.component(.day, from: $0.startDate))" }
  }

  func testAnEventIsSavedOnlyWhenItIsComplete() throws {
    let store = allowed()
    let new = EKEvent(eventStore: store)
    func code() -> EKError.Code? {
      do { try store.save(new, span: .thisEvent) } catch { return (error as? EKError)?.code }
      return nil
    }
    XCTAssertEqual(code(), .noCalendar)
    new.calendar = store.defaultCalendarForNewEvents
    XCTAssertEqual(code(), .noStartDate)
    new.startDate = monday
    XCTAssertEqual(code(), .noEndDate)
    new.endDate = monday
    XCTAssertEqual([new.isNew, new.eventIdentifier == nil], [true, true])
    XCTAssertNil(code())
    XCTAssertEqual([new.isNew, new.eventIdentifier == nil], [false, false])
    XCTAssertEqual(store.calendarItem(withIdentifier: new.eventIdentifier), new)
    try store.remove(new, span: .thisEvent)
    XCTAssertNil(store.event(withIdentifier: new.calendarItemIdentifier))
  }

  func testASearchFindsWhatIsInItsSpanInOrder() throws {
    let store = allowed()
    let hour: TimeInterval = 3_600
    for (title, start) in [("late", 5 * hour), ("early", -30 * 60), ("outside", -hour), ("middle", hour)] {
      try store.save(event(store, title, at: monday.addingTimeInterval(start)), span: .thisEvent)
    }
    XCTAssertEqual(titles(store, from: monday, days: 1), ["early 2", "middle 2", "late 2"])
    var first: [String] = []
    let span = store.predicateForEvents(withStart: monday, end: monday.addingTimeInterval(86_400), calendars: nil)
    store.enumerateEvents(matching: span) { event, stop in
      first.append(event.title)
      stop.pointee = ObjCBool(first.count == 2)
    }
    XCTAssertEqual(first, ["early", "middle"])
    XCTAssertEqual(store.events(matching: store.predicateForEvents(withStart: monday, end: monday.addingTimeInterval(86_400), calendars: [])), [])
  }

  func testADailyRuleEndsAfterItsTimesAndOneIsMovedAlone() throws {
    let store = allowed()
    let rule = EKRecurrenceRule(recurrenceWith: .daily, interval: 2, end: EKRecurrenceEnd(occurrenceCount: 3))
    try store.save(event(store, "run", rule), span: .futureEvents)
    XCTAssertEqual(titles(store, from: monday, days: 20), ["run 2", "run 4", "run 6"])
    let span = store.predicateForEvents(withStart: monday, end: monday.addingTimeInterval(20 * 86_400), calendars: nil)
    let second = store.events(matching: span)[1]
    second.title = "swim"
    second.startDate = monday.addingTimeInterval(3 * 86_400)
    second.endDate = second.startDate.addingTimeInterval(60)
    try store.save(second, span: .thisEvent)
    XCTAssertEqual(titles(store, from: monday, days: 20), ["run 2", "swim 5", "run 6"])
    let last = try XCTUnwrap(store.events(matching: span).last)
    last.title = "row"
    try store.save(last, span: .futureEvents)
    XCTAssertEqual(titles(store, from: monday, days: 20), ["row 2", "swim 5", "row 6"])
    try store.remove(try XCTUnwrap(store.events(matching: span).first), span: .thisEvent)
    XCTAssertEqual(titles(store, from: monday, days: 20), ["swim 5", "row 6"])
  }

  func testAMonthlyAndAYearlyRuleEndAtADate() throws {
    let store = allowed()
    let end = EKRecurrenceEnd(end: monday.addingTimeInterval(400 * 86_400))
    let rules = [EKRecurrenceRule(recurrenceWith: .yearly, interval: 0, end: end), EKRecurrenceRule(recurrenceWith: .monthly, interval: 6, end: end)]
    XCTAssertEqual(rules.map(\.interval), [1, 6])
    try store.save(event(store, "year", rules[0]), span: .futureEvents)
    try store.save(event(store, "half", rules[1]), span: .futureEvents)
    let span = store.predicateForEvents(withStart: monday, end: monday.addingTimeInterval(1_000 * 86_400), calendars: nil)
    XCTAssertEqual(
      store.events(matching: span).map { "\($0.title!) \(Calendar.current.component(.month, from: $0.startDate))" },
      ["year 3", "half 3", "half 9", "year 3", "half 3"])
  }

  func testRemindersAreFoundByTheirDatesAndCompletion() throws {
    let store = allowed()
    func reminder(_ title: String, due day: Int?) throws -> EKReminder {
      let reminder = EKReminder(eventStore: store)
      reminder.title = title
      reminder.calendar = store.defaultCalendarForNewReminders()
      reminder.dueDateComponents = day.map { DateComponents(year: 2026, month: 3, day: $0) }
      try store.save(reminder, commit: true)
      return reminder
    }
    let (one, two, never) = (try reminder("one", due: 3), try reminder("two", due: 9), try reminder("never", due: nil))
    func found(_ predicate: NSPredicate) -> [String]? {
      var answer: [String]??
      store.fetchReminders(matching: predicate) { answer = .some($0?.map(\.title)) }
      wait(for: [expectation(for: NSPredicate(block: { _, _ in answer != nil }), evaluatedWith: nil)], timeout: 1)
      return answer ?? nil
    }
    let later = monday.addingTimeInterval(4 * 86_400)
    XCTAssertEqual(found(store.predicateForReminders(in: nil)), ["one", "two", "never"])
    XCTAssertEqual(found(store.predicateForReminders(in: [])), [])
    XCTAssertEqual(found(store.predicateForIncompleteReminders(withDueDateStarting: nil, ending: nil, calendars: nil)), ["one", "two", "never"])
    XCTAssertEqual(found(store.predicateForIncompleteReminders(withDueDateStarting: later, ending: nil, calendars: nil)), ["two"])
    XCTAssertEqual(found(store.predicateForIncompleteReminders(withDueDateStarting: nil, ending: later, calendars: nil)), ["one"])
    one.isCompleted = true
    two.completionDate = later
    XCTAssertEqual([one.isCompleted, two.isCompleted, never.isCompleted], [true, true, false])
    XCTAssertEqual(found(store.predicateForIncompleteReminders(withDueDateStarting: nil, ending: nil, calendars: nil)), ["never"])
    XCTAssertEqual(found(store.predicateForCompletedReminders(withCompletionDateStarting: nil, ending: nil, calendars: nil)), ["one", "two"])
    XCTAssertEqual(found(store.predicateForCompletedReminders(withCompletionDateStarting: later, ending: later, calendars: nil)), ["two"])
    two.isCompleted = false
    XCTAssertNil(two.completionDate)
    try store.remove(two, commit: true)
    XCTAssertEqual(found(store.predicateForReminders(in: nil)), ["one", "never"])
    let loose = EKReminder(eventStore: store)
    XCTAssertThrowsError(try store.save(loose, commit: true)) { XCTAssertEqual(($0 as? EKError)?.code, .noCalendar) }
  }

  func testACalendarIsSavedWithItsSourceAndRemovedWithItsEvents() throws {
    let store = allowed()
    let calendar = EKCalendar(for: .event, eventStore: store)
    calendar.title = "Matches"
    XCTAssertThrowsError(try store.saveCalendar(calendar, commit: true)) { XCTAssertEqual(($0 as? EKError)?.code, .calendarHasNoSource) }
    calendar.source = store.sources.first
    try store.saveCalendar(calendar, commit: true)
    XCTAssertEqual(store.calendars(for: .event).map(\.title), ["Calendar", "Matches"])
    XCTAssertEqual(store.calendars(for: .reminder).map(\.title), ["Reminders"])
    XCTAssertEqual(store.calendar(withIdentifier: calendar.calendarIdentifier), calendar)
    XCTAssertEqual(store.sources.first?.calendars(for: .event).count, 2)
    XCTAssertEqual(store.source(withIdentifier: store.sources[0].sourceIdentifier), store.sources[0])
    XCTAssertEqual([calendar.allowedEntityTypes, store.defaultCalendarForNewReminders()?.allowedEntityTypes], [.event, .reminder])
    let match = event(store, "match")
    match.calendar = calendar
    try store.save(match, span: .thisEvent)
    try store.removeCalendar(calendar, commit: true)
    XCTAssertNil(store.calendarItem(withIdentifier: match.calendarItemIdentifier))
    XCTAssertNil(store.calendar(withIdentifier: calendar.calendarIdentifier))
  }

  func testAnItemHasAlarmsRulesAndNotesOnceTheyAreAdded() {
    let item = EKReminder(eventStore: EKEventStore())
    func all() -> [Bool] { [item.hasAlarms, item.hasRecurrenceRules, item.hasNotes, item.hasAttendees] }
    XCTAssertEqual(all(), [false, false, false, false])
    let alarms = [EKAlarm(relativeOffset: -60), EKAlarm(absoluteDate: monday)]
    for alarm in alarms { item.addAlarm(alarm) }
    let rules = [1, 2].map { EKRecurrenceRule(recurrenceWith: .daily, interval: $0, end: nil) }
    for rule in rules { item.addRecurrenceRule(rule) }
    item.notes = "bring water"
    XCTAssertEqual(all(), [true, true, true, false])
    XCTAssertEqual([alarms[0].relativeOffset, alarms[1].relativeOffset], [-60, 0])
    XCTAssertEqual(alarms.map(\.absoluteDate), [nil, monday])
    item.removeAlarm(alarms[0])
    item.removeRecurrenceRule(rules[1])
    XCTAssertEqual(item.alarms, [alarms[1]])
    XCTAssertEqual(item.recurrenceRules, [rules[0]])
    let (first, second) = (EKEvent(eventStore: EKEventStore()), EKEvent(eventStore: EKEventStore()))
    (first.startDate, second.startDate) = (monday, monday.addingTimeInterval(1))
    XCTAssertEqual([first.compareStartDate(with: second), second.compareStartDate(with: first), first.compareStartDate(with: first)], [.orderedAscending, .orderedDescending, .orderedSame])
    first.structuredLocation = EKStructuredLocation(title: "Pool")
    XCTAssertEqual(first.location, "Pool")
  }
}
