import Injection

/// The registrations of the add-task flow's container.
struct AddTaskAssembly: Assembly {
  func assemble(container: Container) {
    container.register((any AddTaskFactory).self) { [unowned container] _ in
      DefaultAddTaskFactory(container: container)
    }
    .inObjectScope(.transient)
  }
}
