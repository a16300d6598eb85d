import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

/// An observer with one method.
private final class Listener: NSObject, SelectorTarget {
  var heard: [String] = []

  func rehearsalMethod(for selector: Selector) -> SelectorMethod? {
    guard selector.description == "hear:" else { return nil }
    return {
      let notification: Notification = try $0.argument(0)
      self.heard.append(notification.name.rawValue)
      return nil
    }
  }
}

@Suite("Observers that are called by a selector")
struct ObserverSelectorTests {
  private let center = NotificationCenter()
  private let device = Device()

  @Test("removing an observer by name and object leaves its other observations")
  func removing() {
    Device.current = device
    let (listener, other) = (Listener(), Listener())
    let (first, second) = (NSObject(), NSObject())
    let names = ["a", "b"].map { Notification.Name($0) }
    for name in names {
      center.addObserver(listener, selector: Selector("hear:"), name: name, object: nil)
      center.addObserver(other, selector: Selector("hear:"), name: name, object: first)
    }
    func post() {
      for name in names {
        for object in [first, second] { center.post(name: name, object: object) }
      }
    }
    post()
    #expect(listener.heard == ["a", "a", "b", "b"])
    #expect(other.heard == ["a", "b"])
    center.removeObserver(listener, name: names[0], object: nil)
    center.removeObserver(other, name: nil, object: second)
    post()
    #expect(listener.heard.dropFirst(4) == ["b", "b"])
    #expect(other.heard.dropFirst(2) == ["a", "b"])
    center.removeObserver(other, name: names[1], object: first)
    center.removeObserver(listener)
    post()
    #expect(listener.heard.count == 6)
    #expect(other.heard.dropFirst(4) == ["a"])
  }

  @Test("observations of observers that are gone end when many observers are added")
  func ending() {
    Device.current = device
    let name = Notification.Name("a")
    weak var object: NSObject?
    var listeners = (0..<63).map { _ in Listener() }
    let last = Listener()
    do {
      let observed = NSObject()
      object = observed
      for listener in listeners {
        center.addObserver(listener, selector: Selector("hear:"), name: name, object: observed)
      }
    }
    center.addObserver(last, selector: Selector("hear:"), name: name, object: nil)
    listeners = []
    #expect(object != nil)
    center.addObserver(last, selector: Selector("hear:"), name: Notification.Name("b"), object: nil)
    #expect(object == nil)
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("b"), object: nil)
    #expect(last.heard == ["a", "b"])
  }

  @Test("the next post ends the observation of an observer that is gone")
  func gone() {
    Device.current = device
    let name = Notification.Name("a")
    weak var object: NSObject?
    var listener: Listener? = Listener()
    var observed: NSObject? = NSObject()
    object = observed
    if let listener {
      center.addObserver(listener, selector: Selector("hear:"), name: name, object: observed)
    }
    listener = nil
    center.post(name: name, object: observed)
    observed = nil
    #expect(object == nil)
  }

  @Test("a closure is called for every post while nobody holds its token, until that is removed")
  func closures() {
    Device.current = device
    let name = Notification.Name("a")
    var heard: [String] = []
    _ = center.observe(name, nil) { heard.append("kept \($0.name.rawValue)") }
    let token = center.observe(name, nil) { heard.append("removed \($0.name.rawValue)") }
    center.post(name: name, object: nil)
    let object: AnyObject = token
    center.removeObserver(object)
    center.post(name: name, object: nil)
    #expect(heard == ["kept a", "removed a", "kept a"])
  }
}
