package import Injection
import MVVMCB

extension Container {
  /// Records an analytics event of a flow, with the app's dispatcher.
  ///
  /// A dispatcher that is not registered is a finding.
  package func track(_ event: String, _ parameters: [String: String] = [:]) {
    resolve((any AnalyticsDispatchable).self)?.dispatch(event, parameters: parameters)
  }
}
