import MVPCF
import Reactive

/// A connection that a test takes and gives.
final class ReachabilityDouble: ReachabilityManager {
  let connectionIsReachable = BehaviorRelay(value: true)
}
