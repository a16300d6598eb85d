// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
import HeadlessFoundation
public import HeadlessUIKit

/// An object of the store.
open class EKObject: NSObject {
  public override init() {}

  open var hasChanges: Bool { false }
  open var isNew: Bool { false }

  open func reset() {}
  open func refresh() -> Bool { true }
}

/// The account of calendars; there is the local one.
open class EKSource: EKObject {
  public let sourceIdentifier = Ported.uuid.uuidString
  public let title = "On My iPhone"
  public let sourceType = EKSourceType.local
  let database: CalendarDatabase

  init(_ database: CalendarDatabase) {
    self.database = database
    super.init()
  }

  open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> {
    Set(database.calendars.filter { $0.entityType == entityType })
  }
}

/// A calendar of events, or a list of reminders.
open class EKCalendar: EKObject {
  public let calendarIdentifier = Ported.uuid.uuidString
  open var title = ""
  open var source: EKSource!
  open var cgColor: CGColor! = UIColor.systemBlue.cgColor
  let entityType: EKEntityType

  open var allowsContentModifications: Bool { true }
  open var isImmutable: Bool { false }
  open var isSubscribed: Bool { false }
  open var type: EKCalendarType { .local }
  open var allowedEntityTypes: EKEntityMask { entityType == .event ? .event : .reminder }

  public init(for entityType: EKEntityType, eventStore: EKEventStore) {
    self.entityType = entityType
    super.init()
  }

  init(_ title: String, _ entityType: EKEntityType, _ source: EKSource) {
    self.entityType = entityType
    super.init()
    self.title = title
    self.source = source
  }
}
