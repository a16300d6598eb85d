package import FluxVIP

/// The state of the trips: the refresh, its failure and the chosen period.
package final class TripStatus: DynamicValueModifier {
  package let isRefreshing = DynamicValue(false, named: "TripStatus.isRefreshing")
  package let hasFailed = DynamicValue(false, named: "TripStatus.hasFailed")
  package let period = DynamicValue(TripPeriod.upcoming, named: "TripStatus.period")

  /// The message of the last failure; nil before the first one.
  package private(set) var failureMessage: String?

  init(dispatcher: Dispatcher) {
    dispatcher.listen(self, to: .tripsRefreshBegan) { [weak self] in self?.refreshBegan() }
    dispatcher.listen(self, to: .tripsRefreshFailed) { [weak self] userInfo in
      self?.refreshFailed(userInfo[Dispatcher.Event.messageKey] as? String)
    }
    dispatcher.listen(self, to: .tripsFailureAcknowledged) { [weak self] in self?.forgetFailure() }
    dispatcher.listen(self, to: .tripsRefreshEnded) { [weak self] in self?.refreshEnded() }
    dispatcher.listen(self, to: .tripPeriodChosen) { [weak self] userInfo in
      if let period = userInfo[TripPeriod.key] as? TripPeriod { self?.show(period) }
    }
    dispatcher.listen(self, to: .sessionEnded) { [weak self] in self?.reset() }
  }

  private func refreshBegan() {
    forgetFailure()
    setValue(isRefreshing, value: true)
  }

  private func refreshFailed(_ message: String?) {
    failureMessage = message
    setValue(hasFailed, value: true)
  }

  private func forgetFailure() {
    if hasFailed.value { setValue(hasFailed, value: false) }
  }

  private func refreshEnded() {
    setValue(isRefreshing, value: false)
  }

  private func show(_ period: TripPeriod) {
    setValue(self.period, value: period)
  }

  private func reset() {
    forgetFailure()
    if isRefreshing.value { refreshEnded() }
    if period.value != .upcoming { show(.upcoming) }
  }
}
