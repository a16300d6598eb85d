import HeadlessUIKit

/// A task's name, and a mark where it is done.
final class TaskCell: UITableViewCell {
  /// What the table keeps such cells under.
  static let identifier = "task"

  /// Shows a task.
  func show(_ task: TaskCellViewModel) {
    textLabel?.text = task.name
    accessoryType = task.isDone ? .checkmark : .none
  }
}
