import HeadlessUIKit
package import Injection

/// The registrations of the Tasks flow's container.
package struct TasksAssembly: Assembly {
  /// Creates the assembly.
  package init() {}

  package func assemble(container: Container) {
    registerRepositories(in: container)
    registerFactories(in: container)
    // Weak scope, because the operation factory holds the container: a container scope would form a
    // retain cycle. The screens keep the manager alive.
    container.autoregister((any ModelManager).self, initializer: TaskModelManager.init)
      .inObjectScope(.weak)
  }

  private func registerRepositories(in container: Container) {
    container.register((any LocalTaskRepository).self) { _ in MemoryTaskRepository() }
      .inObjectScope(.container)
    container.autoregister(
      (any RemoteTaskRepository).self, initializer: NetworkTaskRepository.init)
  }

  private func registerFactories(in container: Container) {
    container.register(TaskCell.self) { _ in
      TaskCell(style: .default, reuseIdentifier: TaskCell.identifier)
    }
    .inObjectScope(.transient)
    container.register((any TaskListFactory).self) { [unowned container] _ in
      DefaultTaskListFactory(container: container)
    }
    .inObjectScope(.transient)
    container.register((any TaskDetailFactory).self) { [unowned container] _ in
      DefaultTaskDetailFactory(container: container)
    }
    .inObjectScope(.transient)
    container.register((any TaskCellFactory).self) { [unowned container] _ in
      DefaultTaskCellFactory(container: container)
    }
    container.register((any TaskOperationFactory).self) { [unowned container] _ in
      DefaultTaskOperationFactory(container: container)
    }
  }
}
