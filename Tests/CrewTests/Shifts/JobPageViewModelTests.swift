@testable import Crew
import HeadlessDevice
import MVVMCB
import Reactive
import Testing

@Suite("JobPageViewModel")
struct JobPageViewModelTests {
  private func make(hasApplied: Bool = false) -> (
    viewModel: JobPageViewModel, useCase: ShiftUseCaseDouble, analytics: AnalyticsDouble
  ) {
    Device.current = Device()
    let useCase = ShiftUseCaseDouble()
    let analytics = AnalyticsDouble()
    let viewModel = JobPageViewModel(
      shiftID: "s1", hasApplied: hasApplied, useCase: useCase, analyticsDispatcher: analytics)
    return (viewModel, useCase, analytics)
  }

  private func viewData(isApplied: Bool) -> JobPageViewData {
    JobPageViewData(
      job: "Barista", employer: "Café Rokin", address: "Rokin 12", description: "Coffee.",
      isApplied: isApplied)
  }

  @Test("applying updates the page, the analytics and the coordinator")
  func applying() {
    let (viewModel, useCase, analytics) = make()
    let shown = Recorder(viewModel.outputs.viewData)
    let applied = Recorder(viewModel.outputs.applied)
    viewModel.inputs.viewState.onNext(.loaded)
    useCase.details.onNext(.sample())
    viewModel.inputs.applyTapped.onNext(())
    #expect(
      shown.values == [
        JobPageViewData(), viewData(isApplied: false), viewData(isApplied: true),
      ])
    #expect(applied.values == ["s1"])
    #expect(analytics.lines == ["job.applied s1"])
  }

  @Test("an earlier application is shown")
  func earlier() {
    let (viewModel, useCase, _) = make(hasApplied: true)
    let shown = Recorder(viewModel.outputs.viewData)
    viewModel.inputs.viewState.onNext(.loaded)
    useCase.details.onNext(.sample())
    #expect(shown.values == [JobPageViewData(), viewData(isApplied: true)])
  }

  @Test("a failure and leaving the page are outputs")
  func failingAndLeaving() {
    let (viewModel, useCase, _) = make()
    let failures = Recorder(viewModel.outputs.failed)
    let leavings = Recorder(viewModel.outputs.left)
    useCase.failure = "The roster is closed."
    for state in [ViewState.loaded, .willAppear, .left] {
      viewModel.inputs.viewState.onNext(state)
    }
    #expect(failures.values == ["The roster is closed."])
    #expect(leavings.values.count == 1)
  }
}
