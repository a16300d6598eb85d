import HeadlessUIKit
import Injection
import MVPCF

/// Makes the task list.
protocol TaskListFactory {
  /// Makes the screen with all that it needs.
  func make() throws(ResolutionError) -> any TaskListRoutes
}

/// Makes the cells of the task list.
protocol TaskCellFactory {
  /// Makes, or takes again, the cell of a task.
  func makeCell(for task: TaskCellViewModel, in tableView: UITableView) -> UITableViewCell
}

/// Injects the presenter's managers, and what makes the cells, from the flow's container.
final class DefaultTaskListFactory: BaseFactory, TaskListFactory {
  func make() throws(ResolutionError) -> any TaskListRoutes {
    let presenter = DefaultTaskListPresenter(modelManager: try inject())
    return TaskListViewController(
      presenter: presenter, container: DefaultTaskListView(), cellFactory: try inject())
  }
}

/// Cells that show a task's name, and a mark where it is done.
struct DefaultTaskCellFactory: TaskCellFactory {
  func makeCell(for task: TaskCellViewModel, in tableView: UITableView) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "task")
      ?? UITableViewCell(style: .default, reuseIdentifier: "task")
    cell.textLabel?.text = task.name
    cell.accessoryType = task.isDone ? .checkmark : .none
    return cell
  }
}
