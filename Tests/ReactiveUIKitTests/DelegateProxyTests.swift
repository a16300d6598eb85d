import Foundation
import HeadlessDevice
import HeadlessUIKit
import Reactive
import ReactiveUIKit
import Testing

/// An app's own class with a delegate.
final class Clock: HasDelegate {
  weak var delegate: (any ClockDelegate)?

  func tick(_ count: Int) { delegate?.clock(self, didTick: count) }
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

extension Clock: ReactiveCompatible {}

extension Reactive where Base: Clock {
  var delegate: ClockDelegateProxy { ClockDelegateProxy.proxy(for: base) }

  var ticks: Observable<Int> { delegate.ticks.asObservable() }
}

@Suite("An app's own delegate proxy")
struct DelegateProxyTests {
  final class Own: ClockDelegate {
    var lines: [String] = []

    func clock(_ clock: Clock, didTick count: Int) { lines.append("own \(count)") }
  }

  let clock = Clock()
  let own = Own()
  let bag = DisposeBag()

  @Test("it sends what it hears after the delegate that was set before")
  func forwards() {
    clock.delegate = own
    clock.rx.ticks.subscribe(onNext: { self.own.lines.append("rx \($0)") }).disposed(by: bag)
    clock.tick(1)
    #expect(own.lines == ["own 1", "rx 1"])
    #expect(clock.rx.delegate === clock.rx.delegate)
    #expect(clock.delegate === clock.rx.delegate)
    #expect(clock.rx.delegate.parentObject === clock)
  }

  @Test("a delegate that is set later becomes the one that the proxy forwards to")
  func setLater() {
    clock.rx.ticks.subscribe(onNext: { self.own.lines.append("rx \($0)") }).disposed(by: bag)
    clock.delegate = own
    clock.rx.ticks.subscribe().disposed(by: bag)
    clock.tick(1)
    #expect(own.lines == ["own 1", "rx 1"])
  }

  @Test("an installed delegate is forwarded to until it is disposed of, and retained if asked for")
  func installed() {
    var delegate: Own? = Own()
    weak let remains = delegate
    let installation = delegate.map {
      ClockDelegateProxy.installForwardDelegate($0, retainDelegate: true, onProxyForObject: clock)
    }
    delegate = nil
    clock.tick(1)
    #expect(remains?.lines == ["own 1"])
    installation?.dispose()
    #expect(remains == nil)
    clock.tick(2)
  }

  @Test("a proxy does not retain its object, and objects made later get proxies of their own")
  func lifetimes() {
    var proxies: Set<ObjectIdentifier> = []
    for _ in 0..<100 {
      let other = Clock()
      weak let remains = other
      #expect(other.rx.delegate.parentObject === remains)
      proxies.insert(ObjectIdentifier(clock.rx.delegate))
    }
    #expect(proxies.count == 1)
  }
}

/// A protocol whose method is optional: its default implementation tells a receiver.
protocol AlarmDelegate: AnyObject {
  func alarmDidRing(_ alarm: Alarm)
}

extension AlarmDelegate {
  func alarmDidRing(_ alarm: Alarm) {
    guard let receiver = self as? any DelegateMessageReceiver else { return }
    (receiver.nextDelegate as? any AlarmDelegate)?.alarmDidRing(alarm)
    receiver.receive("alarmDidRing:", [alarm])
  }
}

final class Alarm: HasDelegate {
  weak var delegate: (any AlarmDelegate)?
}

final class AlarmDelegateProxy: DelegateProxy<Alarm, any AlarmDelegate>, DelegateProxyType,
  AlarmDelegate
{
  static func registerKnownImplementations() {
    register { AlarmDelegateProxy(parentObject: $0, delegateProxy: AlarmDelegateProxy.self) }
  }
}

@Suite("Methods that a delegate proxy does not implement")
struct InvokedMethodTests {
  private final class Own: AlarmDelegate {
    var lines: [String] = []

    func alarmDidRing(_ alarm: Alarm) { lines.append("own") }
  }

  @Test("their calls are sent with the arguments, after the app's own delegate")
  func invoked() {
    let (own, alarm, bag) = (Own(), Alarm(), DisposeBag())
    alarm.delegate = own
    let proxy = AlarmDelegateProxy.proxy(for: alarm)
    #expect(proxy._forwardToDelegate === own)
    for name in ["alarmDidRing:", "alarmDidSleep:"] {
      proxy.methodInvoked(NSSelectorFromString(name)).subscribe(
        onNext: { own.lines.append("\(name) \($0.count) \($0.first as AnyObject === alarm)") }
      ).disposed(by: bag)
    }
    alarm.delegate?.alarmDidRing(alarm)
    #expect(own.lines == ["own", "alarmDidRing: 1 true"])
  }

  @Test("their observations complete with the proxy")
  func completed() {
    let own = Own()
    var proxy: AlarmDelegateProxy? = AlarmDelegateProxy(
      parentObject: Alarm(), delegateProxy: AlarmDelegateProxy.self)
    _ = proxy?.sentMessage(NSSelectorFromString("alarmDidRing:")).subscribe(
      onCompleted: { own.lines.append("completed") })
    #expect(own.lines == [])
    proxy = nil
    #expect(own.lines == ["completed"])
  }
}

@Suite("rx of every NSObject")
struct ObjectTests {
  final class Model: NSObject {
    var name = "" {
      didSet { rehearsalDidChange(self, \Model.name) }
    }
  }

  let bag = DisposeBag()

  @Test("properties of a plain object are bound and observed")
  func observed() {
    Device.current = Device()
    let model = Model()
    var heard: [String] = []
    model.rx.observe(\.name).subscribe(onNext: { heard.append($0) }).disposed(by: bag)
    Observable.of("a", "b").bind(to: model.rx.name).disposed(by: bag)
    #expect(heard == ["", "a", "b"])
  }

  @Test("the observation of a view completes with the view, and deallocated sends")
  func view() {
    Device.current = Device()
    var view: UIView? = UIView()
    var heard: [String] = []
    view?.rx.observe(\.isHidden).subscribe { heard.append("\($0)") }.disposed(by: bag)
    view?.rx.deallocated.subscribe { heard.append("deallocated \($0)") }.disposed(by: bag)
    view?.isHidden = true
    view = nil
    #expect(
      heard == [
        "next(false)", "next(true)", "completed", "deallocated next(())", "deallocated completed",
      ])
  }
}
