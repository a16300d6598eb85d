import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

@Suite("Observation of key paths as text")
struct KeyPathObservationTests {
  private let device = Device()

  private final class Engine: NSObject {
    var speed = 0 {
      didSet { rehearsalDidChange(self, \Engine.speed, named: "speed") }
    }
  }

  private final class Car: NSObject {
    var engine = Engine() {
      didSet { rehearsalDidChange(self, \Car.engine, named: "engine") }
    }
  }

  private class Driver: NSObject, KeyPathObserver {
    var told: [String] = []

    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let (old, new) = (change?[.oldKey], change?[.newKey])
      told.append("\(keyPath ?? "none"): \(old ?? "none") \(new ?? "none")")
    }
  }

  private final class Pupil: Driver {
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      told.append("pupil")
      super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
  }

  @Test("an observer is told the values it asks for, until it is removed")
  func values() {
    Device.current = device
    let (engine, driver) = (Engine(), Driver())
    engine.addObserver(driver, forKeyPath: "speed", options: [.initial, .old, .new], context: nil)
    engine.speed = 5
    engine.removeObserver(driver, forKeyPath: "speed")
    engine.speed = 9
    #expect(driver.told == ["speed: none 0", "speed: 0 5"])
    #expect(device.findings.all.isEmpty)
  }

  @Test("a change of any object on the path is told, and of the new object's properties")
  func path() {
    Device.current = device
    let (car, driver) = (Car(), Pupil())
    car.addObserver(driver, forKeyPath: "engine.speed", options: [.old, .new], context: nil)
    car.engine.speed = 5
    car.engine = Engine()
    car.engine.speed = 7
    #expect(
      driver.told == [
        "pupil", "engine.speed: 0 5", "pupil", "engine.speed: 5 0", "pupil", "engine.speed: 0 7",
      ])
  }

  @Test("UIKit's published properties are told by name, and a change that is announced too")
  func published() {
    Device.current = device
    let (scroll, driver) = (UIScrollView(), Driver())
    scroll.addObserver(driver, forKeyPath: "contentSize", options: [], context: nil)
    scroll.contentSize.height = 90
    scroll.willChangeValue(forKey: "contentSize")
    scroll.didChangeValue(forKey: "contentSize")
    #expect(driver.told == ["contentSize: none none", "contentSize: none none"])
  }

  private final class Board: UIScrollView {
    override var contentOffset: CGPoint {
      get { CGPoint(x: 3, y: 4) }
      set {}
    }
  }

  @Test("the first call has the value of each published property, by both of its names")
  func publishedValues() {
    Device.current = device
    let (board, control, field, driver) = (Board(), UIControl(), UITextField(), Driver())
    control.isEnabled = false
    control.isSelected = true
    control.isHighlighted = true
    field.text = "Town"
    field.isHidden = true
    let observed: [(UIView, [String])] = [
      (board, ["contentOffset"]),
      (
        control,
        ["isEnabled", "enabled", "isSelected", "selected", "isHighlighted", "highlighted"]
      ),
      (field, ["isHidden", "hidden", "text"]),
    ]
    for (view, keys) in observed {
      for key in keys {
        view.addObserver(driver, forKeyPath: key, options: [.initial, .new], context: nil)
      }
    }
    #expect(
      driver.told == [
        "contentOffset: none \(CGPoint(x: 3, y: 4))", "isEnabled: none false",
        "enabled: none false", "isSelected: none true", "selected: none true",
        "isHighlighted: none true", "highlighted: none true", "isHidden: none true",
        "hidden: none true", "text: none Town",
      ])
  }

  @Test("a change of a property is told to observers of its key in Objective-C, too")
  func keys() {
    Device.current = device
    let (control, driver) = (UIControl(), Driver())
    for key in ["hidden", "enabled", "selected", "highlighted"] {
      control.addObserver(driver, forKeyPath: key, options: [.new, .old], context: nil)
    }
    control.isHidden = true
    control.isEnabled = false
    control.isSelected = true
    control.isHighlighted = true
    #expect(
      driver.told == [
        "hidden: false true", "enabled: true false", "selected: false true",
        "highlighted: false true",
      ])
  }

  @Test("contexts tell observations of one path apart; one too many is a finding")
  func contexts() {
    Device.current = device
    let (engine, driver) = (Engine(), Driver())
    let context = UnsafeMutableRawPointer(bitPattern: 8)
    engine.addObserver(driver, forKeyPath: "speed", options: [.new], context: nil)
    engine.addObserver(driver, forKeyPath: "speed", options: [], context: context)
    engine.removeObserver(driver, forKeyPath: "speed", context: context)
    engine.speed = 1
    #expect(driver.told == ["speed: none 1"])
    engine.removeObserver(driver, forKeyPath: "speed", context: context)
    #expect(
      device.findings.all.map(\.message) == [
        "cannot remove an observer for the key path \"speed\" from Engine: Driver is not "
          + "registered as an observer of it"
      ])
  }

  private final class Owner: NSObject, KeyPathObserver {
    private let engine: Engine

    init(_ engine: Engine) {
      self.engine = engine
      super.init()
      engine.addObserver(self, forKeyPath: "speed", options: [], context: nil)
    }

    isolated deinit { engine.removeObserver(self, forKeyPath: "speed") }

    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {}
  }

  @Test("an observer may be removed while it is released")
  func removalInDeinit() {
    Device.current = device
    var owner: Owner? = Owner(Engine())
    #expect(owner != nil)
    owner = nil
    #expect(device.findings.all.isEmpty)
  }

  /// Observes the engine of a new car by a new driver, of which the owner keeps one, and returns the engine.
  private func observed(keeping keep: (Car, Driver) -> Void) -> Engine {
    let (car, driver) = (Car(), Driver())
    car.addObserver(driver, forKeyPath: "engine", options: [], context: nil)
    keep(car, driver)
    return car.engine
  }

  @Test("the values of an observation whose object or observer is gone go as others are added")
  func forgotten() {
    Device.current = device
    let (living, filler, driver) = (Engine(), Engine(), Driver())
    living.addObserver(driver, forKeyPath: "speed", options: [.new], context: nil)
    var (car, other): (Car?, Driver?) = (nil, nil)
    weak let ofReleased = observed { other = $1 }
    weak let ofUnobserved = observed { kept, _ in car = kept }
    #expect(ofReleased != nil && ofUnobserved != nil)
    for _ in 0..<70 {
      filler.addObserver(driver, forKeyPath: "speed", options: [], context: nil)
    }
    #expect(ofReleased == nil && ofUnobserved != nil)
    #expect(car != nil && other != nil)
    car = nil
    #expect(ofUnobserved == nil)
    living.speed = 4
    #expect(driver.told == ["speed: none 4"])
  }

  @Test("an observation retains neither side")
  func release() {
    Device.current = device
    var (engine, driver): (Engine?, Driver?) = (Engine(), Driver())
    engine?.addObserver(driver ?? Driver(), forKeyPath: "speed", options: [], context: nil)
    weak let weakEngine = engine
    weak let weakDriver = driver
    driver = nil
    engine?.speed = 3
    #expect(weakDriver == nil)
    engine = nil
    #expect(weakEngine == nil)
  }
}
