import HeadlessDevice
import HeadlessUIKit
import Reactive
import Testing

@testable import Crew

@Suite("__Name__")
struct __Name__Tests {
  @Test("each tap emits props with a count higher by one")
  func props() {
    let addTap = PublishSubject<Void>()
    let outputs = __Name__ViewModel().makeOutputs(
      from: .init(addTap: addTap, doneTap: .never()))
    let props = Recorder(outputs.props)
    addTap.onNext(())
    addTap.onNext(())
    #expect(props.values == [0, 1, 2].map { __Name__Props(count: $0) })
  }

  @Test("Done emits a trigger with the count")
  func trigger() {
    let taps = (add: PublishSubject<Void>(), done: PublishSubject<Void>())
    let outputs = __Name__ViewModel().makeOutputs(
      from: .init(addTap: taps.add, doneTap: taps.done))
    let finish = Recorder(outputs.finish)
    taps.add.onNext(())
    taps.done.onNext(())
    #expect(finish.values == [1])
  }

  @Test("rendering the same props gives the same view, whatever was rendered before")
  func rendering() {
    Device.current = Device()
    let used = __Name__View(frame: .zero)
    used.render(props: __Name__Props(count: 7))
    used.render(props: __Name__Props(count: 1))
    let fresh = __Name__View(frame: .zero)
    fresh.render(props: __Name__Props(count: 1))
    #expect(used.labels == fresh.labels)
    #expect(used.labels == ["1"])
  }

  @Test("the screen counts, reports Done, and is released")
  func screen() throws {
    Device.current = Device()
    var counts: [Int] = []
    var controller: __Name__ViewController? = __Name__ViewController(viewModel: .init())
    controller?.finish = { counts.append($0) }
    try walk(try #require(controller))
    #expect(counts == [1])
    weak let weakController = controller
    controller = nil
    #expect(weakController == nil)
  }

  private func walk(_ controller: UIViewController) throws {
    let screen = try ShownScreen(controller)
    try screen.tap("Add one")
    #expect(screen.texts == ["1"])
    try screen.tap("Done")
    screen.close()
  }
}
