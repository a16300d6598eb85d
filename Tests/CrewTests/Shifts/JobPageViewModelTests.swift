@testable import CrewShifts
import HeadlessDevice
import MVVMCB
import Reactive
import Testing

@Suite("JobPageViewModel")
struct JobPageViewModelTests {
  private func make() -> (
    viewModel: JobPageViewModel, useCase: ShiftUseCaseDouble, analytics: AnalyticsDouble
  ) {
    Device.current = Device()
    let useCase = ShiftUseCaseDouble()
    let analytics = AnalyticsDouble()
    let viewModel = JobPageViewModel(
      shiftID: "s1", useCase: useCase, analyticsDispatcher: analytics)
    return (viewModel, useCase, analytics)
  }

  private func viewData(isApplied: Bool, canApply: Bool) -> JobPageViewData {
    JobPageViewData(
      job: "Barista", employer: "Café Rokin", address: "Rokin 12", description: "Coffee.",
      isApplied: isApplied, canApply: canApply)
  }

  @Test("an application is sent once and shown when the server has accepted it")
  func applying() {
    let (viewModel, useCase, analytics) = make()
    let shown = Recorder(viewModel.outputs.viewData)
    let answer = PublishSubject<Void>()
    useCase.applicationAnswer = answer.asObservable()
    viewModel.inputs.viewState.onNext(.loaded)
    useCase.details.onNext(.sample())
    viewModel.inputs.applyTapped.onNext(())
    answer.onNext(())
    answer.onCompleted()
    #expect(
      shown.values == [
        JobPageViewData(), viewData(isApplied: false, canApply: true),
        viewData(isApplied: false, canApply: false), viewData(isApplied: true, canApply: false),
      ])
    #expect(useCase.calls == ["job s1", "apply s1"])
    #expect(analytics.lines == ["job.applied s1"])
  }

  @Test("an earlier application is shown")
  func earlier() {
    let (viewModel, useCase, _) = make()
    let shown = Recorder(viewModel.outputs.viewData)
    viewModel.inputs.viewState.onNext(.loaded)
    var shift = Shift.sample()
    shift.isApplied = true
    useCase.details.onNext(shift)
    #expect(shown.values == [JobPageViewData(), viewData(isApplied: true, canApply: false)])
  }

  @Test("an application that fails is an output, and can be sent again")
  func failingApplication() {
    let (viewModel, useCase, _) = make()
    useCase.applicationAnswer = .error(TestError("The job is taken."))
    let shown = Recorder(viewModel.outputs.viewData)
    let failures = Recorder(viewModel.outputs.failed)
    viewModel.inputs.viewState.onNext(.loaded)
    useCase.details.onNext(.sample())
    viewModel.inputs.applyTapped.onNext(())
    #expect(failures.values == ["The job is taken."])
    #expect(shown.values.map(\.canApply) == [false, true, false, true])
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
