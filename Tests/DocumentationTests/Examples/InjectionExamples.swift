import Injection

protocol TimeSource: AnyObject {}

final class DeviceTime: TimeSource {}

final class Greeter {
  let time: (any TimeSource)?

  init(time: (any TimeSource)?) {
    self.time = time
  }
}

func registerServices() {
  let container = Container()
  container.register((any TimeSource).self) { _ in DeviceTime() }
  container.register(Greeter.self) { resolver in
    Greeter(time: resolver.resolve((any TimeSource).self))
  }
}

protocol Service: AnyObject {}
protocol Tracker: AnyObject {}

private let container = Container()

final class InjectedScreen {
  @Inject var service: any Service  // from the provided container
  @Inject(name: "backup") var spare: any Service
  @Inject var tracker: (any Tracker)?  // nil if not registered
  @Inject(from: container) var time: any TimeSource  // from this container
}

func autoregisterServices() {
  let container = Container()
  container.register((any TimeSource).self) { _ in DeviceTime() }
  container.autoregister(Greeter.self, initializer: Greeter.init)
}

final class Car {
  let (color, doors): (String, Int)
  init(color: String, doors: Int) { (self.color, self.doors) = (color, doors) }
}

func resolveByOperator(_ resolver: any Resolver) -> Car {
  let car = resolver ~> (Car.self, arguments: ("red", 4))
  return car
}
