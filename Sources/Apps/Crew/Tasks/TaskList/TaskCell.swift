import CrewShared
import HeadlessUIKit

/// A cell with a task's name, and a checkmark if the task is done.
final class TaskCell: UITableViewCell {
  /// The reuse identifier.
  static let identifier = "task"

  /// Shows a task.
  func show(_ task: TaskCellViewModel) {
    textLabel?.text = task.name
    accessoryType = task.isDone ? .checkmark : .none
    accessibilityValue = task.isDone ? "Done".localized : nil
  }
}
