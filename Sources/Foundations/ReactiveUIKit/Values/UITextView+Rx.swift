public import HeadlessUIKit
public import Reactive

extension Reactive where Base: UITextView {
  /// What is written in the view.
  public var text: ControlProperty<String?> { value }

  /// What is written in the view.
  public var value: ControlProperty<String?> {
    let values = Observable<String?>.deferred { [weak base] in
      guard let base else { return .empty() }
      return changes.map { [weak base] in base?.text }.startWith(base.text)
    }
    return ControlProperty(
      values: values,
      valueSink: Binder(base) { view, text in
        // Setting what is written already would move the cursor to its end.
        if view.text != text { view.text = text }
      })
  }

  /// The text changed by a person's hand.
  public var didChange: ControlEvent<Void> { ControlEvent(events: changes) }

  private var changes: Observable<Void> {
    Observable.create { [weak base] observer in
      guard let base else {
        observer.onCompleted()
        return Disposables.create()
      }
      let delegate = TextViewDelegate.installed(on: base)
      let subscription = delegate.changes.subscribe(observer)
      return Disposables.create {
        subscription.dispose()
        delegate.leave()
      }
    }
  }
}
