import HeadlessDevice
import HeadlessUIKit
import Reactive
import ReactiveUIKit
import Testing

@Suite("Events of a search controller")
struct SearchControllerEventTests {
  private final class Delegate: UISearchControllerDelegate {
    var heard: [String] = []

    func willPresentSearchController(_ searchController: UISearchController) {
      heard.append("own will present")
    }
    func didPresentSearchController(_ searchController: UISearchController) {
      heard.append("own did present")
    }
    func willDismissSearchController(_ searchController: UISearchController) {
      heard.append("own will dismiss")
    }
    func didDismissSearchController(_ searchController: UISearchController) {
      heard.append("own did dismiss")
    }
  }

  @Test("the app's own delegate hears of each presentation and dismissal before the observers do")
  func ownDelegate() {
    Device.current = Device()
    let controller = UISearchController(searchResultsController: nil)
    let (delegate, bag) = (Delegate(), DisposeBag())
    controller.delegate = delegate
    for (name, event) in [
      ("will present", controller.rx.willPresent), ("did present", controller.rx.didPresent),
      ("will dismiss", controller.rx.willDismiss), ("did dismiss", controller.rx.didDismiss),
    ] {
      event.subscribe(onNext: { delegate.heard.append(name) }).disposed(by: bag)
    }
    controller.delegate?.willPresentSearchController(controller)
    controller.delegate?.didPresentSearchController(controller)
    controller.delegate?.willDismissSearchController(controller)
    controller.delegate?.didDismissSearchController(controller)
    #expect(
      delegate.heard == [
        "own will present", "will present", "own did present", "did present", "own will dismiss",
        "will dismiss", "own did dismiss", "did dismiss",
      ])
  }

  @Test("an observer that has left is released, and hears nothing, while another one stays")
  func left() {
    final class Listener {
      var count = 0
    }
    Device.current = Device()
    let controller = UISearchController(searchResultsController: nil)
    var (stayed, counts): (Int, [Int]) = (0, [])
    let staying = controller.rx.didPresent.subscribe(onNext: { stayed += 1 })
    weak var remains: Listener?
    var leaving: (any Disposable)?
    do {
      let listener = Listener()
      remains = listener
      leaving = controller.rx.didPresent.subscribe(onNext: {
        listener.count += 1
        counts.append(listener.count)
      })
    }
    controller.delegate?.didPresentSearchController(controller)
    #expect(remains != nil)
    leaving?.dispose()
    #expect(remains == nil)
    controller.delegate?.didPresentSearchController(controller)
    #expect(stayed == 2 && counts == [1])
    staying.dispose()
    #expect(controller.delegate == nil)
  }
}
