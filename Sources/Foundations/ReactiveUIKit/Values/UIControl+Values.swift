public import Foundation
public import HeadlessUIKit
public import Reactive

extension Reactive where Base: UISwitch {
  /// Whether the switch is on.
  public var isOn: ControlProperty<Bool> { value }

  /// Whether the switch is on.
  public var value: ControlProperty<Bool> {
    controlProperty(
      editingEvents: .valueChanged, getter: { $0.isOn }, setter: { $0.isOn = $1 })
  }
}

extension Reactive where Base: UISlider {
  /// The slider's value.
  public var value: ControlProperty<Float> {
    controlProperty(
      editingEvents: .valueChanged, getter: { $0.value }, setter: { $0.value = $1 })
  }
}

extension Reactive where Base: UIStepper {
  /// The stepper's value.
  public var value: ControlProperty<Double> {
    controlProperty(
      editingEvents: .valueChanged, getter: { $0.value }, setter: { $0.value = $1 })
  }
}

extension Reactive where Base: UISegmentedControl {
  /// The index of the selected segment.
  public var selectedSegmentIndex: ControlProperty<Int> { value }

  /// The index of the selected segment.
  public var value: ControlProperty<Int> {
    controlProperty(
      editingEvents: .valueChanged, getter: { $0.selectedSegmentIndex },
      setter: { $0.selectedSegmentIndex = $1 })
  }

  /// Returns a binder for whether a segment is enabled.
  public func enabledForSegment(at segment: Int) -> Binder<Bool> {
    Binder(base) { $0.setEnabled($1, forSegmentAt: segment) }
  }

  /// Returns a binder for the title of a segment.
  public func titleForSegment(at segment: Int) -> Binder<String?> {
    Binder(base) { $0.setTitle($1, forSegmentAt: segment) }
  }

  /// Returns a binder for the image of a segment.
  public func imageForSegment(at segment: Int) -> Binder<UIImage?> {
    Binder(base) { $0.setImage($1, forSegmentAt: segment) }
  }
}

extension Reactive where Base: UIDatePicker {
  /// The selected date.
  public var date: ControlProperty<Date> { value }

  /// The selected date.
  public var value: ControlProperty<Date> {
    controlProperty(
      editingEvents: .valueChanged, getter: { $0.date }, setter: { $0.date = $1 })
  }
}

extension Reactive where Base: UIPageControl {
  /// The index of the current page.
  public var currentPage: ControlProperty<Int> {
    controlProperty(
      editingEvents: .valueChanged, getter: { $0.currentPage }, setter: { $0.currentPage = $1 })
  }
}

extension Reactive where Base: UIRefreshControl {
  /// A binder that begins or ends refreshing.
  public var isRefreshing: Binder<Bool> {
    Binder(base) { control, isRefreshing in
      isRefreshing ? control.beginRefreshing() : control.endRefreshing()
    }
  }
}

extension Reactive where Base: UIActivityIndicatorView {
  /// A binder that starts or stops the animation.
  public var isAnimating: Binder<Bool> {
    Binder(base) { indicator, isAnimating in
      isAnimating ? indicator.startAnimating() : indicator.stopAnimating()
    }
  }
}
