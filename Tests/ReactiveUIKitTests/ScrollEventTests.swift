import Foundation
import HeadlessUIKit
import Reactive
import ReactiveUIKit
import Testing

@Suite("Events of scrolling")
struct ScrollEventTests {
  /// A delegate that logs the scrolling.
  private final class Delegate: UITableViewDelegate, UICollectionViewDelegate, UITextViewDelegate {
    var calls: [String] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      calls.append("offset \(scrollView.contentOffset.y)")
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      calls.append("animated")
    }

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
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { calls.append("top") }
  }

  private let delegate = Delegate()
  private let bag = DisposeBag()

  /// A scroll view of each kind of delegate.
  nonisolated enum Kind: CaseIterable {
    case plain, table, collection, text

    @MainActor func make() -> UIScrollView {
      switch self {
      case .plain: UIScrollView()
      case .table: UITableView(frame: .zero, style: .plain)
      case .collection:
        UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      case .text: UITextView()
      }
    }
  }

  /// The delegate that a view calls.
  private func caller(of view: UIScrollView) -> (any UIScrollViewDelegate)? {
    switch view {
    case let table as UITableView: table.delegate
    case let collection as UICollectionView: collection.delegate
    case let text as UITextView: text.delegate
    default: view.delegate
    }
  }

  /// Scrolls and drags as a person does, by the calls that the delegate gets; returns where it rests.
  private func drag(_ view: UIScrollView, _ delegate: any UIScrollViewDelegate) -> CGPoint {
    var target = CGPoint(x: 0, y: 10)
    view.contentOffset.y = 5
    delegate.scrollViewWillBeginDragging(view)
    delegate.scrollViewWillEndDragging(
      view, withVelocity: CGPoint(x: 0, y: 2), targetContentOffset: &target)
    delegate.scrollViewDidEndDragging(view, willDecelerate: true)
    delegate.scrollViewWillBeginDecelerating(view)
    delegate.scrollViewDidEndDecelerating(view)
    delegate.scrollViewDidEndScrollingAnimation(view)
    return target
  }

  /// The events of a view, as texts in one sequence.
  private func events(_ rx: Reactive<UIScrollView>) -> Observable<String> {
    .merge(
      rx.contentOffset.map { "offset \($0.y)" }, rx.didScroll.map { "scroll" },
      rx.willBeginDragging.map { "begin" },
      rx.willEndDragging.map { "release \($0.velocity.y) at \($0.targetContentOffset.pointee.y)" },
      rx.didEndDragging.map { "end \($0)" }, rx.willBeginDecelerating.map { "decelerate" },
      rx.didEndDecelerating.map { "rest" }, rx.didEndScrollingAnimation.map { "animated" })
  }

  @Test(
    "scrolling and dragging reach the app's delegate first, then the observers",
    arguments: Kind.allCases)
  func everyKind(_ kind: Kind) throws {
    let view = kind.make()
    var received: [String] = []
    view.rx.setDelegate(delegate).disposed(by: bag)
    events(view.rx).subscribe(onNext: { received.append($0) }).disposed(by: bag)
    #expect(drag(view, try #require(caller(of: view))).y == 40)
    #expect(
      delegate.calls == [
        "offset 5.0", "begin", "release 2.0", "end true", "decelerate", "rest", "animated",
      ])
    #expect(
      received == [
        "offset 0.0", "offset 5.0", "scroll", "begin", "release 2.0 at 40.0", "end true",
        "decelerate", "rest", "animated",
      ])
  }

  @Test("scrolling to the top is asked for and told", arguments: Kind.allCases)
  func top(_ kind: Kind) throws {
    let view = kind.make()
    view.rx.setDelegate(delegate).disposed(by: bag)
    view.rx.didScrollToTop.subscribe(onNext: { [delegate] in delegate.calls.append("observed") })
      .disposed(by: bag)
    let proxy = try #require(caller(of: view))
    #expect(!proxy.scrollViewShouldScrollToTop(view))
    proxy.scrollViewDidScrollToTop(view)
    #expect(delegate.calls == ["top", "observed"])
  }

  @Test("a scroll view's own delegate is called alone again when no observer is left")
  func restored() {
    let view = UIScrollView()
    view.delegate = delegate
    view.rx.didScroll.subscribe().dispose()
    #expect(view.delegate === delegate)
  }

  @Test("an offset that is bound scrolls the view")
  func bound() {
    let view = UIScrollView()
    Observable.just(CGPoint(x: 0, y: 8)).bind(to: view.rx.contentOffset).disposed(by: bag)
    #expect(view.contentOffset == CGPoint(x: 0, y: 8))
  }
}
