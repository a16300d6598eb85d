import CrewAccount
import CrewChat
import CrewShifts
import CrewTasks
import CrewTrips
import Injection

/// The containers of the tabs' flows, which live as long as the tab bar.
struct FlowContainers {
  private let containers: [Container]

  /// Creates the container of each tab.
  ///
  /// - Parameter parent: The tab bar's container.
  init(parent: Container) {
    containers = MainTab.allCases.map { tab in
      let container = Container(parent: parent)
      tab.assembly.assemble(container: container)
      return container
    }
  }

  /// Calls a closure with each tab and the container of its flow, and returns what is not nil.
  func compactMap<Value>(_ transform: (MainTab, Container) -> Value?) -> [Value] {
    zip(MainTab.allCases, containers).compactMap { transform($0, $1) }
  }
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
