// swift-format-ignore-file
import EventKit
import UIKit

/// The evenings of the next three weeks, and what is to be done.
final class AgendaViewController: UITableViewController {
  private let store = EKEventStore()
  private var evenings = [EKEvent]()
  private var tasks = [EKReminder]()

  init() {
    super.init(style: .plain)
    title = "Agenda"
  }
  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Plan", style: .plain, target: self, action: #selector(plan))
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Remind", style: .plain, target: self, action: #selector(remind))
    NotificationCenter.default.addObserver(
      self, selector: #selector(load), name: .EKEventStoreChanged, object: store)
    store.requestFullAccessToEvents { [weak self] isAllowed, _ in
      self?.navigationItem.prompt = isAllowed ? nil : "No access"
    }
  }

  /// Plans three evenings, a week apart.
  @objc private func plan() {
    let event = EKEvent(eventStore: store)
    event.title = "Choir"
    event.startDate = Date().addingTimeInterval(3600)
    event.endDate = event.startDate.addingTimeInterval(7200)
    event.calendar = store.defaultCalendarForNewEvents
    event.addAlarm(EKAlarm(relativeOffset: -600))
    event.addRecurrenceRule(
      EKRecurrenceRule(recurrenceWith: .weekly, interval: 1, end: EKRecurrenceEnd(occurrenceCount: 3)))
    do {
      try store.save(event, span: .thisEvent, commit: true)
    } catch let error as EKError {
      navigationItem.prompt = error.localizedDescription
    } catch {}
  }

  @objc private func remind() {
    store.requestAccess(to: .reminder) { [weak self] isAllowed, _ in
      guard let self = self, isAllowed else { return }
      let reminder = EKReminder(eventStore: self.store)
      reminder.title = "Chairs"
      reminder.calendar = self.store.defaultCalendarForNewReminders()
      try? self.store.save(reminder, commit: true)
    }
  }

  @objc private func load() {
    let now = Date()
    let span = store.predicateForEvents(withStart: now, end: now.addingTimeInterval(21 * 86_400), calendars: nil)
    evenings = store.events(matching: span)
    let open = store.predicateForIncompleteReminders(withDueDateStarting: nil, ending: nil, calendars: nil)
    store.fetchReminders(matching: open) { [weak self] reminders in
      self?.tasks = reminders ?? []
      self?.tableView.reloadData()
    }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? evenings.count : tasks.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let evening = indexPath.section == 0 ? evenings[indexPath.row] : nil
    let days = evening.map { Int($0.startDate.timeIntervalSinceNow / 86_400) }
    cell.textLabel?.text = days.map { "\(evening!.title!) in \($0) days" } ?? tasks[indexPath.row].title
    return cell
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.section == 0 }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { try? store.remove(evenings[indexPath.row], span: .thisEvent) }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard indexPath.section == 1 else { return }
    tasks[indexPath.row].isCompleted = true
    try? store.save(tasks[indexPath.row], commit: true)
  }
}
