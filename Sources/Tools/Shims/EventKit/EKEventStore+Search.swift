// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
public import HeadlessFoundation

/// A search for events in a span of time.
private final class EventSearch: HeadlessFoundation.NSPredicate {
  let span: Range<Date>

  init(_ span: Range<Date>, _ calendars: [EKCalendar]?) {
    self.span = span
    super.init(block: { object, _ in
      guard let event = object as? EKEvent, let start = event.startDate, let end = event.endDate
      else { return false }
      let isInside = start < span.upperBound && (end > span.lowerBound || start >= span.lowerBound)
      return isInside && calendars?.contains(event.calendar) != false
    })
  }
}

extension EKEventStore {
  /// A search in a span of time, of which it reads the first four years.
  public func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> HeadlessFoundation.NSPredicate {
    let limit = startDate.addingTimeInterval(4 * 366 * 86_400)
    return EventSearch(startDate..<max(startDate, min(endDate, limit)), calendars)
  }

  /// The events that meet a condition, by their starts.
  public func events(matching predicate: HeadlessFoundation.NSPredicate) -> [EKEvent] {
    guard canRead(.event) else { return [] }
    let limit = (predicate as? EventSearch)?.span.upperBound ?? .distantPast
    return database.events.flatMap { occurrences(of: $0, to: limit) }
      .filter { predicate.evaluate(with: $0) }
      .enumerated().sorted { ($0.element.startDate, $0.offset) < ($1.element.startDate, $1.offset) }
      .map(\.element)
  }

  public func enumerateEvents(
    matching predicate: HeadlessFoundation.NSPredicate, using block: EKEventSearchCallback
  ) {
    var stop = ObjCBool(false)
    for event in events(matching: predicate) where !stop.boolValue { block(event, &stop) }
  }

  public func predicateForReminders(in calendars: [EKCalendar]?) -> HeadlessFoundation.NSPredicate {
    reminders(calendars) { _ in true }
  }

  public func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> HeadlessFoundation.NSPredicate {
    reminders(calendars) { reminder in
      guard !reminder.isCompleted else { return false }
      guard startDate != nil || endDate != nil else { return true }
      guard let due = reminder.dueDate else { return false }
      return due >= startDate ?? .distantPast && due <= endDate ?? .distantFuture
    }
  }

  public func predicateForCompletedReminders(
    withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> HeadlessFoundation.NSPredicate {
    reminders(calendars) { reminder in
      guard let date = reminder.completionDate else { return false }
      return date >= startDate ?? .distantPast && date <= endDate ?? .distantFuture
    }
  }

  private func reminders(
    _ calendars: [EKCalendar]?, _ test: @escaping (EKReminder) -> Bool
  ) -> HeadlessFoundation.NSPredicate {
    HeadlessFoundation.NSPredicate(block: { object, _ in
      guard let reminder = object as? EKReminder else { return false }
      return calendars?.contains(reminder.calendar) != false && test(reminder)
    })
  }

  @discardableResult
  public func fetchReminders(
    matching predicate: HeadlessFoundation.NSPredicate,
    completion: @escaping @MainActor ([EKReminder]?) -> Void
  ) -> Any {
    let found =
      canRead(.reminder) ? database.reminders.filter { predicate.evaluate(with: $0) } : nil
    Ported.async { completion(found) }
    return NSObject()
  }

  public func cancelFetchRequest(_ fetchIdentifier: Any) {}

  // MARK: Events that repeat

  private func occurrences(of event: EKEvent, to limit: Date) -> [EKEvent] {
    guard let rule = event.recurrenceRules?.first else { return [event] }
    return rule.dates(from: event.startDate, to: limit)
      .filter { !event.removedDates.contains($0) }
      .map { $0 == event.startDate ? event : event.occurrence(at: $0) }
  }

  /// Writes what an event of a repeating one says; alone it is an event of its own.
  func update(_ original: EKEvent, _ event: EKEvent, _ span: EKSpan) -> EKEvent {
    guard span == .thisEvent else {
      original.copyContents(of: event)
      return original
    }
    original.removedDates.insert(event.firstDate ?? event.startDate)
    event.original = nil
    event.recurrenceRules = nil
    return event
  }

  func removeOccurrences(of event: EKEvent, from date: Date, _ span: EKSpan) {
    if span == .thisEvent {
      event.removedDates.insert(date)
    } else {
      event.recurrenceRules?.first?.recurrenceEnd = EKRecurrenceEnd(
        end: date.addingTimeInterval(-1))
    }
  }
}

extension EKEvent {
  /// The event at a later date.
  fileprivate func occurrence(at date: Date) -> EKEvent {
    let event = EKEvent(date, endDate.timeIntervalSince(startDate))
    event.store = store
    event.original = self
    event.copyContents(of: self)
    return event
  }

  private convenience init(_ date: Date, _ duration: TimeInterval) {
    self.init(bare: ())
    startDate = date
    endDate = date.addingTimeInterval(duration)
    firstDate = date
  }

  fileprivate func copyContents(of event: EKEvent) {
    calendar = event.calendar
    title = event.title
    location = event.location
    notes = event.notes
    url = event.url
    timeZone = event.timeZone
    alarms = event.alarms
    isAllDay = event.isAllDay
    availability = event.availability
    recurrenceRules = event.recurrenceRules
    creationDate = event.creationDate
    lastModifiedDate = event.lastModifiedDate
  }
}
