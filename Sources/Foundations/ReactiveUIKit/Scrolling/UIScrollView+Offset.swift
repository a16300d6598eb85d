import Foundation
import HeadlessUIKit
import Reactive

extension UIScrollView {
  /// Returns a property of the content offset, which is read after each event of a sequence.
  func offsetProperty(of scrolls: Observable<Void>) -> ControlProperty<CGPoint> {
    let values = Observable<CGPoint>.deferred { [weak self] in
      guard let self else { return .empty() }
      return scrolls.compactMap { [weak self] in self?.contentOffset }.startWith(contentOffset)
    }
    return ControlProperty(values: values, valueSink: Binder(self) { $0.contentOffset = $1 })
  }
}
