import HeadlessUIKit
import Reactive
import ReactiveUIKit

func observeARelay() {
  let name = BehaviorRelay(value: "")
  let bag = DisposeBag()
  name.map { $0.count }
    .distinctUntilChanged()
    .subscribe(onNext: { print($0) })
    .disposed(by: bag)
  name.accept("Ann")
}

func bindATextField() {
  let field = UITextField()
  let text = BehaviorRelay<String?>(value: "")
  let bag = DisposeBag()
  (field.rx.text <-> text).disposed(by: bag)
}

final class ShiftCell: UITableViewCell {
  var shift = ""

  convenience init(_ shift: String) {
    self.init(style: .default, reuseIdentifier: nil)
    self.shift = shift
  }
}

func bindRows(of shifts: Observable<[String]>, to table: UITableView, bag: DisposeBag) {
  shifts.bind(to: table.rx.items) { table, row, shift in
    ShiftCell(shift)
  }
  .disposed(by: bag)
}

func bindRegisteredCells(of shifts: Observable<[String]>, to table: UITableView, bag: DisposeBag) {
  shifts.bind(to: table.rx.items(cellIdentifier: "shift", cellType: ShiftCell.self)) {
    row, shift, cell in
    cell.shift = shift
  }
  .disposed(by: bag)
}

func bindTitles(to picker: UIPickerView, bag: DisposeBag) {
  Observable.just(["north", "south"]).bind(to: picker.rx.itemTitles) { _, side in side }
    .disposed(by: bag)
}

func observeAppearance(of screen: UIViewController) -> Observable<Bool?> {
  let shown = screen.rx.methodInvoked(Selector("viewDidAppear:")).map { $0.first as? Bool }
  return shown
}

final class Clock: HasDelegate {
  weak var delegate: (any ClockDelegate)?
}

protocol ClockDelegate: AnyObject {
  func clock(_ clock: Clock, didTick count: Int)
}

final class ClockDelegateProxy: DelegateProxy<Clock, any ClockDelegate>, DelegateProxyType,
  ClockDelegate
{
  let ticks = PublishSubject<Int>()

  static func registerKnownImplementations() {
    register { ClockDelegateProxy(parentObject: $0, delegateProxy: ClockDelegateProxy.self) }
  }

  func clock(_ clock: Clock, didTick count: Int) {
    forwardToDelegate()?.clock(clock, didTick: count)
    ticks.onNext(count)
  }
}
