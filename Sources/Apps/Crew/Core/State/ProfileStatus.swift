package import FluxVIP

/// The state of the profile request.
package final class ProfileStatus: DynamicValueModifier {
  package let isFetching = DynamicValue(false, named: "ProfileStatus.isFetching")

  init(dispatcher: Dispatcher) {
    dispatcher.listen(self, to: .profileFetchBegan) { [weak self] in self?.set(true) }
    for ending in [Dispatcher.Event.profileFetchEnded, .sessionEnded] {
      dispatcher.listen(self, to: ending) { [weak self] in self?.set(false) }
    }
  }

  private func set(_ isFetching: Bool) {
    setValue(self.isFetching, value: isFetching)
  }
}
