public import Foundation
public import HeadlessUIKit
public import Reactive

extension Reactive where Base: UIScrollView {
  /// The content offset: its value on subscription, then each new one.
  public var contentOffset: ControlProperty<CGPoint> {
    let scrolls = didScroll.asObservable()
    let values = Observable<CGPoint>.deferred { [weak base] in
      guard let base else { return .empty() }
      return scrolls.compactMap { [weak base] in base?.contentOffset }
        .startWith(base.contentOffset)
    }
    return ControlProperty(values: values, valueSink: Binder(base) { $0.contentOffset = $1 })
  }

  /// The changes of the content offset.
  public var didScroll: ControlEvent<Void> { scrollEvents { $0.moves } }

  /// The ends of scrolling that code began with an animation.
  public var didEndScrollingAnimation: ControlEvent<Void> { scrollEvents { $0.animationEnds } }

  /// The beginnings of a person's drags.
  public var willBeginDragging: ControlEvent<Void> { scrollEvents { $0.beginnings } }

  /// The speed and the offset to rest at when a person's finger is lifted.
  public var willEndDragging: ControlEvent<WillEndDragging> { scrollEvents { $0.releases } }

  /// The ends of a person's drags: whether the content scrolls on.
  public var didEndDragging: ControlEvent<Bool> { scrollEvents { $0.ends } }

  /// The drags after which the content scrolls on.
  public var willBeginDecelerating: ControlEvent<Void> { scrollEvents { $0.decelerations } }

  /// The moments at which content that scrolled on rests.
  public var didEndDecelerating: ControlEvent<Void> { scrollEvents { $0.rests } }

  /// The moments at which a tap of the status bar has scrolled to the top.
  public var didScrollToTop: ControlEvent<Void> { scrollEvents { $0.tops } }

  /// Sets the delegate to which the events that this namespace sends are forwarded.
  ///
  /// - Returns: a disposable that removes the delegate.
  public func setDelegate(_ delegate: any UIScrollViewDelegate) -> any Disposable {
    switch (base as UIScrollView, delegate) {
    case (let table as UITableView, let delegate as any UITableViewDelegate):
      TableViewDelegateProxy.setOwnDelegate(delegate, of: table)
    case (let collection as UICollectionView, let delegate as any UICollectionViewDelegate):
      CollectionViewDelegateProxy.setOwnDelegate(delegate, of: collection)
    case (let text as UITextView, let delegate as any UITextViewDelegate):
      TextViewDelegateProxy.setOwnDelegate(delegate, of: text)
    case (let view, _):
      ScrollViewDelegateProxy.setOwnDelegate(delegate, of: .of(view))
    }
  }

  /// Returns events of the proxy of the delegate that the view's class has.
  private func scrollEvents<Element>(
    _ subject: @escaping (ScrollEvents) -> PublishSubject<Element>
  ) -> ControlEvent<Element> {
    switch base as UIScrollView {
    case let table as UITableView:
      ControlEvent(of: table, through: TableViewDelegateProxy.self) { subject($0.scrolling) }
    case let collection as UICollectionView:
      ControlEvent(of: collection, through: CollectionViewDelegateProxy.self) {
        subject($0.scrolling)
      }
    case let text as UITextView:
      ControlEvent(of: text, through: TextViewDelegateProxy.self) { subject($0.scrolling) }
    case let view:
      ControlEvent(of: PlainScrollView.of(view), through: ScrollViewDelegateProxy.self) {
        subject($0.scrolling)
      }
    }
  }
}
