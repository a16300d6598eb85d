@testable import CrewShifts
import HeadlessDevice
import MVVMCB
import Reactive
import Testing

@Suite("ShiftViewModel")
struct ShiftViewModelTests {
  private func make() -> (
    viewModel: ShiftViewModel, useCase: ShiftUseCaseDouble, analytics: AnalyticsDouble
  ) {
    Device.current = Device()
    let useCase = ShiftUseCaseDouble()
    let analytics = AnalyticsDouble()
    let viewModel = ShiftViewModel(
      matchID: "s1", useCase: useCase, analyticsDispatcher: analytics)
    return (viewModel, useCase, analytics)
  }

  private func viewData(status: String) -> ShiftViewData {
    ShiftViewData(
      employer: "Café Rokin", time: "Jan 6, 09:00 – 17:00", hourlyRate: "€15.05 per hour",
      status: status, canFindSubstitute: status == "Confirmed")
  }

  @Test("the shift is empty, then loaded, then shows that a substitute was requested")
  func viewData() {
    let (viewModel, useCase, _) = make()
    let shown = Recorder(viewModel.outputs.viewData)
    viewModel.inputs.viewState.onNext(.loaded)
    useCase.matches.onNext(.sample())
    viewModel.inputs.substituteRequested.onNext(())
    #expect(
      shown.values == [
        ShiftViewData(), viewData(status: "Confirmed"), viewData(status: "Substitute requested"),
      ])
    #expect(useCase.calls == ["match s1"])
  }

  @Test("a match whose substitute is requested does not offer it again")
  func earlierRequest() {
    let (viewModel, useCase, _) = make()
    let shown = Recorder(viewModel.outputs.viewData)
    viewModel.inputs.viewState.onNext(.loaded)
    useCase.matches.onNext(useCase.requestingSubstitute(in: .sample()))
    #expect(shown.values == [ShiftViewData(), viewData(status: "Substitute requested")])
  }

  @Test("a failure is an output")
  func failing() {
    let (viewModel, useCase, _) = make()
    let failures = Recorder(viewModel.outputs.failed)
    useCase.failure = "The roster is closed."
    viewModel.inputs.viewState.onNext(.loaded)
    #expect(failures.values == ["The roster is closed."])
  }

  @Test("each button sends its own output with the shift's id")
  func taps() {
    let (viewModel, _, analytics) = make()
    let jobPages = Recorder(viewModel.outputs.showJobPage)
    let substitutes = Recorder(viewModel.outputs.findSubstituteTapped)
    let dismissals = Recorder(viewModel.outputs.dismiss)
    viewModel.inputs.jobPageTapped.onNext(())
    viewModel.inputs.findSubstituteTapped.onNext(())
    viewModel.inputs.closeTapped.onNext(())
    #expect(jobPages.values == ["s1"])
    #expect(substitutes.values == ["s1"])
    #expect(dismissals.values.count == 1)
    #expect(analytics.lines == ["substitute.sought s1"])
  }
}
