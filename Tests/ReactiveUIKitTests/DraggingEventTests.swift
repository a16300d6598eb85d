import Foundation
import HeadlessUIKit
import Reactive
import ReactiveUIKit
import Testing

@Suite("Events of dragging")
struct DraggingEventTests {
  /// A delegate that logs the drags.
  private final class Delegate: UITableViewDelegate, UICollectionViewDelegate {
    var calls: [String] = []

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("begin") }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      targetContentOffset.pointee.y = 40
      calls.append("release \(velocity.y)")
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      calls.append("end \(decelerate)")
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { calls.append("decelerate") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("rest") }
  }

  private let delegate = Delegate()
  private let bag = DisposeBag()

  private let expected = ["begin", "release 2.0", "end true", "decelerate", "rest"]
  private let sent = ["begin", "release 2.0 at 40.0", "end true", "decelerate", "rest"]

  /// Drags as a person does, by the calls that the delegate gets; returns where the content rests.
  private func drag(_ view: UIScrollView, _ proxy: any UIScrollViewDelegate) -> CGPoint {
    var target = CGPoint(x: 0, y: 10)
    proxy.scrollViewWillBeginDragging(view)
    proxy.scrollViewWillEndDragging(
      view, withVelocity: CGPoint(x: 0, y: 2), targetContentOffset: &target)
    proxy.scrollViewDidEndDragging(view, willDecelerate: true)
    proxy.scrollViewWillBeginDecelerating(view)
    proxy.scrollViewDidEndDecelerating(view)
    return target
  }

  /// The events of a view's drags, as texts in one sequence.
  private func events(
    _ begin: ControlEvent<Void>, _ release: ControlEvent<WillEndDragging>,
    _ end: ControlEvent<Bool>, _ decelerate: ControlEvent<Void>, _ rest: ControlEvent<Void>
  ) -> Observable<String> {
    .merge(
      begin.map { "begin" },
      release.map { "release \($0.velocity.y) at \($0.targetContentOffset.pointee.y)" },
      end.map { "end \($0)" }, decelerate.map { "decelerate" }, rest.map { "rest" })
  }

  @Test("a table's drag reaches the app's delegate first, then the observers with its target")
  func table() throws {
    let table = UITableView(frame: .zero, style: .plain)
    var received: [String] = []
    table.rx.setDelegate(delegate).disposed(by: bag)
    events(
      table.rx.willBeginDragging, table.rx.willEndDragging, table.rx.didEndDragging,
      table.rx.willBeginDecelerating, table.rx.didEndDecelerating
    ).subscribe(onNext: { received.append($0) }).disposed(by: bag)
    #expect(drag(table, try #require(table.delegate)).y == 40)
    #expect(delegate.calls == expected)
    #expect(received == sent)
  }

  @Test("a collection's drag reaches the app's delegate first, then the observers with its target")
  func collection() throws {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    var received: [String] = []
    view.rx.setDelegate(delegate).disposed(by: bag)
    events(
      view.rx.willBeginDragging, view.rx.willEndDragging, view.rx.didEndDragging,
      view.rx.willBeginDecelerating, view.rx.didEndDecelerating
    ).subscribe(onNext: { received.append($0) }).disposed(by: bag)
    #expect(drag(view, try #require(view.delegate)).y == 40)
    #expect(delegate.calls == expected)
    #expect(received == sent)
  }
}
