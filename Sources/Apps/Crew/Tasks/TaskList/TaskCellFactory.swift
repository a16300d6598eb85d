import HeadlessUIKit
import Injection
import MVPCF

/// Makes the cells of the task list.
protocol TaskCellFactory {
  /// Makes, or takes again, the cell of a task.
  func makeCell(
    for task: TaskCellViewModel, in tableView: UITableView
  ) throws(ResolutionError) -> UITableViewCell
}

/// Injects the cells from the flow's container.
final class DefaultTaskCellFactory: BaseFactory, TaskCellFactory {
  func makeCell(
    for task: TaskCellViewModel, in tableView: UITableView
  ) throws(ResolutionError) -> UITableViewCell {
    let reused = tableView.dequeueReusableCell(withIdentifier: TaskCell.identifier)
    let cell: TaskCell
    if let reused = reused as? TaskCell { cell = reused } else { cell = try inject() }
    cell.show(task)
    return cell
  }
}
