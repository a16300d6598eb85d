import FluxVIP

/// What the app knows about its trips besides the trips: whether they are being asked for, whether
/// that went wrong, and which ones are looked at.
final class TripStatus: DynamicValueModifier {
  let isRefreshing = DynamicValue(false, named: "TripStatus.isRefreshing")
  let hasFailed = DynamicValue(false, named: "TripStatus.hasFailed")
  let period = DynamicValue(TripPeriod.upcoming, named: "TripStatus.period")

  init(dispatcher: Dispatcher) {
    dispatcher.listen(self, to: .tripsRefreshBegan) { [weak self] in self?.refreshBegan() }
    dispatcher.listen(self, to: .tripsRefreshFailed) { [weak self] in self?.refreshFailed() }
    dispatcher.listen(self, to: .tripsFailureAcknowledged) { [weak self] in self?.forgetFailure() }
    dispatcher.listen(self, to: .tripsRefreshEnded) { [weak self] in self?.refreshEnded() }
    dispatcher.listen(self, to: .upcomingTripsChosen) { [weak self] in self?.show(.upcoming) }
    dispatcher.listen(self, to: .pastTripsChosen) { [weak self] in self?.show(.past) }
  }

  private func refreshBegan() {
    setValue(hasFailed, value: false)
    setValue(isRefreshing, value: true)
  }

  private func refreshFailed() {
    setValue(hasFailed, value: true)
  }

  private func forgetFailure() {
    setValue(hasFailed, value: false)
  }

  private func refreshEnded() {
    setValue(isRefreshing, value: false)
  }

  private func show(_ period: TripPeriod) {
    setValue(self.period, value: period)
  }
}
