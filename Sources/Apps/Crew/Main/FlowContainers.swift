import Injection

/// The containers of the tabs' flows, which live as long as the tab bar.
struct FlowContainers {
  private let containers: [MainTab: Container]

  /// Creates the container of each tab.
  ///
  /// - Parameter parent: The tab bar's container.
  init(parent: Container) {
    let pairs = MainTab.allCases.map { tab in
      let container = Container(parent: parent)
      tab.assembly.assemble(container: container)
      return (tab, container)
    }
    containers = Dictionary(uniqueKeysWithValues: pairs)
    self.parent = parent
  }

  private let parent: Container

  /// The container of a tab's flow.
  subscript(tab: MainTab) -> Container { containers[tab] ?? parent }
}

extension MainTab {
  /// The registrations of the flow's container.
  fileprivate var assembly: any Assembly {
    switch self {
    case .shifts: ShiftsAssembly()
    case .trips: TripsAssembly()
    case .tasks: TasksAssembly()
    case .chat: ChatAssembly()
    case .account: AccountAssembly()
    }
  }
}
