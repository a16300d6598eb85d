import MVPCF
import Reactive

/// A reachability manager that a test switches.
final class ReachabilityDouble: ReachabilityManager {
  let connectionIsReachable = BehaviorRelay(value: true)
}
