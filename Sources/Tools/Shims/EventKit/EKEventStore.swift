// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
import HeadlessDevice
import HeadlessFoundation

/// The calendars and reminders of a session.
final class CalendarDatabase {
  var calendars: [EKCalendar] = []
  var events: [EKEvent] = []
  var reminders: [EKReminder] = []

  static var current: CalendarDatabase {
    Device.current.attached(CalendarDatabase.self) {
      let database = CalendarDatabase()
      let source = EKSource(database)
      database.calendars = [
        EKCalendar("Calendar", .event, source), EKCalendar("Reminders", .reminder, source),
      ]
      return database
    }
  }
}

/// The calendar, which is empty at first and kept in memory until the app is launched again.
///
/// The user agrees when asked, or `given storage permission.calendar=denied` (`restricted`, `writeOnly`)
/// and `permission.reminders`. Without an agreement the store shows nothing, and refuses to save.
open class EKEventStore: NSObject {
  let database = CalendarDatabase.current

  public override init() {}
  public init(sources: [EKSource]) {}

  // MARK: Authorization

  private static func permission(_ type: EKEntityType) -> Permission {
    Permission(type == .event ? "calendar" : "reminders")
  }

  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    switch permission(entityType).status {
    case nil: .notDetermined
    case "denied": .denied
    case "restricted": .restricted
    case "writeOnly": .writeOnly
    default: .fullAccess
    }
  }

  private static func ask(_ type: EKEntityType, isEnough: Set<EKAuthorizationStatus>) -> Bool {
    permission(type).ask()
    return isEnough.contains(authorizationStatus(for: type))
  }

  private func ask(
    _ type: EKEntityType, isEnough: Set<EKAuthorizationStatus>,
    _ completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) {
    let isAllowed = Self.ask(type, isEnough: isEnough)
    Ported.async { completion(isAllowed, nil) }
  }

  open func requestAccess(
    to entityType: EKEntityType,
    completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) { ask(entityType, isEnough: [.fullAccess], completion) }

  open func requestFullAccessToEvents(
    completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) { ask(.event, isEnough: [.fullAccess], completion) }

  open func requestWriteOnlyAccessToEvents(
    completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) { ask(.event, isEnough: [.fullAccess, .writeOnly], completion) }

  open func requestFullAccessToReminders(
    completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) { ask(.reminder, isEnough: [.fullAccess], completion) }

  open func requestAccess(to entityType: EKEntityType) async throws -> Bool {
    Self.ask(entityType, isEnough: [.fullAccess])
  }
  open func requestFullAccessToEvents() async throws -> Bool {
    Self.ask(.event, isEnough: [.fullAccess])
  }
  open func requestWriteOnlyAccessToEvents() async throws -> Bool {
    Self.ask(.event, isEnough: [.fullAccess, .writeOnly])
  }
  open func requestFullAccessToReminders() async throws -> Bool {
    Self.ask(.reminder, isEnough: [.fullAccess])
  }

  func canRead(_ type: EKEntityType) -> Bool {
    Self.authorizationStatus(for: type) == .fullAccess
  }

  private func canWrite(_ type: EKEntityType) throws {
    let status = Self.authorizationStatus(for: type)
    guard status == .fullAccess || status == .writeOnly && type == .event else {
      throw EKError(.eventStoreNotAuthorized)
    }
  }

  // MARK: Calendars

  open var eventStoreIdentifier: String { "local" }
  open var sources: [EKSource] { database.calendars.first.map { [$0.source] } ?? [] }
  open var delegateSources: [EKSource] { [] }
  open var defaultCalendarForNewEvents: EKCalendar? { calendars(for: .event).first }
  open func defaultCalendarForNewReminders() -> EKCalendar? { calendars(for: .reminder).first }
  open func source(withIdentifier identifier: String) -> EKSource? {
    sources.first { $0.sourceIdentifier == identifier }
  }

  open func calendars(for entityType: EKEntityType) -> [EKCalendar] {
    guard Self.authorizationStatus(for: entityType) != .notDetermined, canShow(entityType) else {
      return []
    }
    return database.calendars.filter { $0.entityType == entityType }
  }

  private func canShow(_ type: EKEntityType) -> Bool {
    [.fullAccess, .writeOnly].contains(Self.authorizationStatus(for: type))
  }

  open func calendar(withIdentifier identifier: String) -> EKCalendar? {
    database.calendars.first {
      $0.calendarIdentifier == identifier && canShow($0.entityType)
    }
  }

  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    try canWrite(calendar.entityType)
    guard calendar.source != nil else { throw EKError(.calendarHasNoSource) }
    if !database.calendars.contains(calendar) { database.calendars.append(calendar) }
    changed()
  }

  open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    try canWrite(calendar.entityType)
    database.calendars.removeAll { $0 == calendar }
    database.events.removeAll { $0.calendar == calendar }
    database.reminders.removeAll { $0.calendar == calendar }
    changed()
  }

  // MARK: Items

  open func save(_ event: EKEvent, span: EKSpan) throws {
    try save(event, span: span, commit: true)
  }

  open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
    try canWrite(.event)
    guard event.calendar != nil else { throw EKError(.noCalendar) }
    guard event.startDate != nil else { throw EKError(.noStartDate) }
    guard event.endDate != nil else { throw EKError(.noEndDate) }
    guard event.startDate <= event.endDate else { throw EKError(.datesInverted) }
    let saved = event.original.map { update($0, event, span) } ?? event
    stamp(saved)
    if !database.events.contains(saved) { database.events.append(saved) }
    changed()
  }

  open func remove(_ event: EKEvent, span: EKSpan) throws {
    try remove(event, span: span, commit: true)
  }

  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
    try canWrite(.event)
    let saved = event.original ?? event
    if saved.hasRecurrenceRules, event.startDate != saved.startDate || span == .thisEvent {
      removeOccurrences(of: saved, from: event.startDate, span)
    } else {
      database.events.removeAll { $0 == saved }
    }
    changed()
  }

  open func save(_ reminder: EKReminder, commit: Bool) throws {
    try canWrite(.reminder)
    guard reminder.calendar != nil else { throw EKError(.noCalendar) }
    stamp(reminder)
    if !database.reminders.contains(reminder) { database.reminders.append(reminder) }
    changed()
  }

  open func remove(_ reminder: EKReminder, commit: Bool) throws {
    try canWrite(.reminder)
    database.reminders.removeAll { $0 == reminder }
    changed()
  }

  open func event(withIdentifier identifier: String) -> EKEvent? {
    guard canRead(.event) else { return nil }
    return database.events.first { $0.calendarItemIdentifier == identifier }
  }

  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? {
    if let event = event(withIdentifier: identifier) { return event }
    guard canRead(.reminder) else { return nil }
    return database.reminders.first { $0.calendarItemIdentifier == identifier }
  }

  open func commit() throws {}
  open func reset() {}
  open func refreshSourcesIfNecessary() {}

  private func stamp(_ item: EKCalendarItem) {
    let date = Ported.date
    if item.creationDate == nil { item.creationDate = date }
    item.lastModifiedDate = date
  }

  /// Tells observers after the current work, as the system does.
  private func changed() {
    Ported.async { [weak self] in
      NotificationCenter.default.post(name: .EKEventStoreChanged, object: self)
    }
  }
}
