@testable import CrewShared
@testable import CrewShifts
import Coordination
import Foundation
import HeadlessDevice
import MVVMCB
import Reactive
import Testing

/// A location manager with a fixed location.
private final class LocationDouble: LocationManaging {
  let location: Geolocation? = Geolocation(latitude: 52.4, longitude: 4.9)
}

@Suite("The Shifts flow's coordinators")
struct ShiftCoordinatorTests {
  @Test("ShiftsCoordinator shows the list and one shift at a time")
  func list() {
    Device.current = Device()
    let navigation = NavigationDouble()
    let builder = ModuleBuilderDouble()
    let list = ShiftListViewController(
      viewModel: ShiftListViewModel(
        useCase: ShiftUseCaseDouble(), analyticsDispatcher: AnalyticsDouble()))
    let coordinator = ShiftsCoordinator(
      navigation: navigation, viewController: list, flowManager: FlowManager(),
      shiftBuilder: builder)
    coordinator.showShift = list.viewModel.outputs.showShift
    let ending = Recorder(coordinator.start())
    for id in ["s2", "s3"] { list.viewModel.inputs.shiftTapped.onNext(id) }
    builder.shift.finish(with: false)
    #expect(coordinator.children.isEmpty)
    coordinator.open(shift: "s4", showsJobPage: true)
    #expect(builder.shift.jobPages == ["s4"])
    #expect(navigation.calls == ["set ShiftListViewController"])
    #expect(builder.calls == ["shift s2", "shift s4"])
    let links = ["crew://shifts/s1", "crew://tasks/k1"].compactMap(URL.init(string:))
    #expect(links.map { coordinator.handle(.open($0)) } == [true, false])
    #expect(ending.ending == nil)
  }

  private func shift(
    on navigation: NavigationDouble, _ builder: ModuleBuilderDouble, _ flow: FlowManager
  ) -> ShiftCoordinator {
    ShiftCoordinator(
      viewController: navigation, navigation: navigation, flowManager: flow,
      locationManager: LocationDouble(), jobPageBuilder: builder, substituteBuilder: builder)
  }

  @Test("a requested substitute is passed to the screen, the flow manager and the parent")
  func substitute() {
    Device.current = Device()
    let (navigation, builder, flow) = (NavigationDouble(), ModuleBuilderDouble(), FlowManager())
    let coordinator = shift(on: navigation, builder, flow)
    let requested = Recorder(coordinator.substituteRequested)
    let result = Recorder(coordinator.start())
    coordinator.showRequestSubstituteFlow.onNext("s3")
    #expect(coordinator.children.count == 1)
    builder.substitute.finish(with: true)
    #expect(coordinator.children.isEmpty)
    coordinator.dismiss.onNext(())
    #expect(requested.values.count == 1)
    #expect(flow.isSubstituteRequested(forShift: "s3"))
    #expect(!flow.isSubstituteRequested(forShift: "s1"))
    #expect(result.values == [true])
    #expect(result.ending == "end")
    #expect(navigation.calls == ["full screen", "taken away"])
    #expect(builder.calls == ["substitute s3"])
  }

  @Test("a cancelled request for a substitute changes nothing")
  func noSubstitute() {
    Device.current = Device()
    let (navigation, builder, flow) = (NavigationDouble(), ModuleBuilderDouble(), FlowManager())
    let coordinator = shift(on: navigation, builder, flow)
    let requested = Recorder(coordinator.substituteRequested)
    let result = Recorder(coordinator.start())
    coordinator.showRequestSubstituteFlow.onNext("s3")
    builder.substitute.finish(with: false)
    coordinator.dismiss.onNext(())
    #expect(requested.values.count == 0)
    #expect(!flow.isSubstituteRequested(forShift: "s3"))
    #expect(result.values == [false])
  }

  @Test("stopping a shift stops its job page first")
  func stopping() {
    Device.current = Device()
    let (navigation, builder) = (NavigationDouble(), ModuleBuilderDouble())
    let coordinator = shift(on: navigation, builder, FlowManager())
    let result = Recorder(coordinator.start())
    coordinator.showJobPage.onNext("s1")
    let page = Recorder(builder.jobPage.start() as Observable<Void>)
    var order: [String] = []
    coordinator.stop { order.append("\(page.ending ?? "-") \(result.ending ?? "-")") }
    #expect(order == ["end end"])
    #expect(builder.calls == ["job page s1 at 52.4"])
    #expect(coordinator.children.isEmpty)
  }

  @Test("leaving the job page finishes its coordinator")
  func jobPage() {
    Device.current = Device()
    let navigation = NavigationDouble()
    let screen = JobPageViewController(
      viewModel: JobPageViewModel(
        shiftID: "s1", useCase: ShiftUseCaseDouble(),
        analyticsDispatcher: AnalyticsDouble()))
    let coordinator = JobPageCoordinator(navigation: navigation, viewController: screen)
    coordinator.left = screen.viewModel.outputs.left
    let result = Recorder(coordinator.start())
    #expect(result.ending == nil)
    screen.viewModel.inputs.viewState.onNext(.left)
    #expect(result.values.count == 1)
    #expect(result.ending == "end")
    #expect(navigation.calls == ["push JobPageViewController"])
  }

  @Test("stopping the job page takes its screen away, if it is still there, and has no result")
  func stoppingJobPage() {
    Device.current = Device()
    for isThere in [true, false] {
      let navigation = NavigationDouble()
      var screen: NavigationDouble? = NavigationDouble()
      let coordinator = JobPageCoordinator(
        navigation: navigation, viewController: screen ?? NavigationDouble())
      let result = Recorder(coordinator.start())
      let calls = { [weak screen] in screen?.calls }
      if !isThere { screen = nil }
      var seen: [[String]?] = []
      coordinator.stop { seen.append(calls()) }
      #expect(seen == [isThere ? ["taken away"] : nil])
      #expect(navigation.calls == ["push UIViewController"])
      #expect(result.values.isEmpty && result.ending == "end")
    }
  }
}
