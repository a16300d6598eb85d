public import HeadlessUIKit
public import Reactive

extension Reactive where Base: UITextView {
  /// The text of the view.
  public var text: ControlProperty<String?> { value }

  /// The text of the view.
  public var value: ControlProperty<String?> {
    let values = Observable<String?>.deferred { [weak base] in
      guard let base else { return .empty() }
      return base.rx.changes.map { [weak base] in base?.text }.startWith(base.text)
    }
    return ControlProperty(
      values: values,
      valueSink: Binder(base) { view, text in
        // Setting an equal text would move the cursor to the end.
        if view.text != text { view.text = text }
      })
  }

  /// The changes of the text by a person.
  public var didChange: ControlEvent<Void> { ControlEvent(events: changes) }

  /// The beginnings of editing.
  public var didBeginEditing: ControlEvent<Void> {
    ControlEvent(events: events { $0.beginnings })
  }

  /// The ends of editing.
  public var didEndEditing: ControlEvent<Void> {
    ControlEvent(events: events { $0.ends })
  }

  /// The changes of the selection.
  public var didChangeSelection: ControlEvent<Void> {
    ControlEvent(events: events { $0.selections })
  }

  private var changes: Observable<Void> { events { $0.changes } }

  private func events(
    _ subject: @escaping (TextViewDelegateProxy) -> PublishSubject<Void>
  ) -> Observable<Void> {
    ControlEvent(of: base as UITextView, through: TextViewDelegateProxy.self, subject)
      .asObservable()
  }
}
