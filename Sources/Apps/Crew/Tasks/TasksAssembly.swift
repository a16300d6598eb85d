import Injection

/// What only the tasks need.
struct TasksAssembly: Assembly {
  func assemble(container: Container) {
    container.register((any RemoteTaskRepository).self) { resolver in
      NetworkTaskRepository(
        preferences: resolver.resolve((any PreferencesManager).self) ?? StoredPreferencesManager())
    }
    container.register((any ModelManager).self) { resolver in
      TaskModelManager(
        local: MemoryTaskRepository(),
        remote: resolver.resolve((any RemoteTaskRepository).self)
          ?? NetworkTaskRepository(preferences: StoredPreferencesManager()))
    }
    .inObjectScope(.container)
    container.register((any TaskCellFactory).self) { _ in DefaultTaskCellFactory() }
  }
}
