import HeadlessUIKit
import Injection
import MVPCF

/// A factory of the task list's cells.
protocol TaskCellFactory {
  /// Makes or reuses a cell and shows a task in it.
  func makeCell(
    for task: TaskCellViewModel, in tableView: UITableView
  ) throws(ResolutionError) -> UITableViewCell
}

/// The default factory; resolves new cells from the flow's container.
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
