@testable import CrewShifts
import HeadlessDevice
import MVVMCB
import Reactive
import Testing

@Suite("RequestSubstituteViewModel")
struct RequestSubstituteViewModelTests {
  private func make() -> (
    viewModel: RequestSubstituteViewModel, useCase: ShiftUseCaseDouble, analytics: AnalyticsDouble
  ) {
    Device.current = Device()
    let useCase = ShiftUseCaseDouble()
    let analytics = AnalyticsDouble()
    let viewModel = RequestSubstituteViewModel(
      shiftID: "s3", useCase: useCase, analyticsDispatcher: analytics)
    return (viewModel, useCase, analytics)
  }

  private func viewData(chosen: String?, _ isRequestEnabled: Bool) -> RequestSubstituteViewData {
    RequestSubstituteViewData(
      rows: [("u2", "Bilal Öz"), ("u3", "Chen Wei")].map {
        .init(id: $0, name: $1, isChosen: $0 == chosen)
      },
      isRequestEnabled: isRequestEnabled)
  }

  @Test("choosing enables Request, a request disables it, and its success finishes with true")
  func asking() {
    let (viewModel, useCase, analytics) = make()
    viewModel.inputs.viewState.onNext(.loaded)
    let answer = PublishSubject<Void>()
    useCase.substituteAnswer = answer.asObservable()
    let shown = Recorder(viewModel.outputs.viewData)
    let endings = Recorder(viewModel.outputs.finished)
    viewModel.inputs.requestTapped.onNext(())
    for id in ["u2", "u3"] { viewModel.inputs.colleagueTapped.onNext(id) }
    viewModel.inputs.requestTapped.onNext(())
    #expect(endings.values == [])
    answer.onNext(())
    #expect(
      shown.values == [
        viewData(chosen: nil, false), viewData(chosen: "u2", true), viewData(chosen: "u3", true),
        viewData(chosen: "u3", false),
      ])
    #expect(endings.values == [true])
    #expect(useCase.calls == ["substitute u3 for s3"])
    #expect(analytics.lines == ["substitute.requested s3"])
  }

  @Test("a failing request is an output and enables Request again")
  func failing() {
    let (viewModel, useCase, _) = make()
    useCase.substituteAnswer = .error(TestError("Nobody is there."))
    viewModel.inputs.viewState.onNext(.loaded)
    let shown = Recorder(viewModel.outputs.viewData)
    let failures = Recorder(viewModel.outputs.failed)
    let endings = Recorder(viewModel.outputs.finished)
    viewModel.inputs.colleagueTapped.onNext("u2")
    viewModel.inputs.requestTapped.onNext(())
    useCase.substituteAnswer = .just(())
    viewModel.inputs.requestTapped.onNext(())
    #expect(shown.values.map(\.isRequestEnabled) == [false, true, false, true, false])
    #expect(failures.values == ["Nobody is there."])
    #expect(endings.values == [true])
  }

  @Test("colleagues that cannot be loaded are a failure, and the next look asks again")
  func noColleagues() {
    let (viewModel, useCase, _) = make()
    let failures = Recorder(viewModel.outputs.failed)
    useCase.failure = "Nobody answers."
    viewModel.inputs.viewState.onNext(.loaded)
    useCase.failure = nil
    viewModel.inputs.viewState.onNext(.loaded)
    #expect(failures.values == ["Nobody answers."])
    #expect(
      (try? viewModel.outputs.viewData.value())?.rows.map(\.name) == ["Bilal Öz", "Chen Wei"])
  }

  @Test("cancelling finishes with false and sends no request")
  func cancelling() {
    let (viewModel, useCase, _) = make()
    let endings = Recorder(viewModel.outputs.finished)
    viewModel.inputs.colleagueTapped.onNext("u2")
    viewModel.inputs.cancelTapped.onNext(())
    #expect(endings.values == [false])
    #expect(useCase.calls == [])
  }
}
