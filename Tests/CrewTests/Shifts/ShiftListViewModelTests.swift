@testable import CrewShifts
import HeadlessDevice
import MVVMCB
import Reactive
import Testing

@Suite("ShiftListViewModel")
struct ShiftListViewModelTests {
  private func make() -> (
    viewModel: ShiftListViewModel, useCase: ShiftUseCaseDouble, analytics: AnalyticsDouble
  ) {
    Device.current = Device()
    let useCase = ShiftUseCaseDouble()
    let analytics = AnalyticsDouble()
    let viewModel = ShiftListViewModel(useCase: useCase, analyticsDispatcher: analytics)
    return (viewModel, useCase, analytics)
  }

  @Test("each appearance requests the shifts and shows them in the server's order")
  func appearing() {
    let (viewModel, useCase, _) = make()
    let shown = Recorder(viewModel.outputs.viewData)
    viewModel.inputs.viewState.onNext(.loaded)
    #expect(useCase.calls == [])
    viewModel.inputs.viewState.onNext(.willAppear)
    useCase.shiftLists.onNext([.sample("s2", job: "Waiter"), .sample()])
    viewModel.inputs.viewState.onNext(.willAppear)
    useCase.shiftLists.onNext([.sample()])
    let waiter = ShiftListViewData.Row(
      id: "s2", title: "Waiter · Café Rokin", time: "Jan 6, 09:00 – 17:00")
    let barista = ShiftListViewData.Row(
      id: "s1", title: "Barista · Café Rokin", time: "Jan 6, 09:00 – 17:00")
    #expect(shown.values.map(\.rows) == [[], [waiter, barista], [barista]])
    #expect(useCase.calls == ["shifts", "shifts"])
  }

  @Test("a failure is sent once, and the next appearance requests the shifts again")
  func failing() {
    let (viewModel, useCase, _) = make()
    let shown = Recorder(viewModel.outputs.viewData)
    let failures = Recorder(viewModel.outputs.failed)
    useCase.failure = "The roster is closed."
    viewModel.inputs.viewState.onNext(.willAppear)
    viewModel.inputs.viewState.onNext(.willAppear)
    useCase.shiftLists.onNext([.sample()])
    #expect(failures.values == ["The roster is closed."])
    #expect(shown.values.map(\.rows.count) == [0, 1])
  }

  @Test("a tap is sent to analytics and to the coordinator")
  func tapping() {
    let (viewModel, _, analytics) = make()
    let shows = Recorder(viewModel.outputs.showShift)
    for id in ["s2", "s1"] { viewModel.inputs.shiftTapped.onNext(id) }
    #expect(shows.values == ["s2", "s1"])
    #expect(analytics.lines == ["shift.tapped s2", "shift.tapped s1"])
  }
}
