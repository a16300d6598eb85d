package import Injection
import MVVMCB

/// The registrations of the Shifts flow's container: the builder of its first module.
package struct ShiftsAssembly: Assembly {
  /// Creates the assembly.
  package init() {}

  package func assemble(container: Container) {
    container.register((any FlowManaging).self) { _ in FlowManager() }
      .inObjectScope(.transient)
    container.register((any ShiftListModuleBuildable).self) { [unowned container] _ in
      ShiftListModuleBuilder(container: DependencyManager(source: container))
    }
    .inObjectScope(.transient)
  }
}
