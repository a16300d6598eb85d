/// A sample service protocol; the types below are sample services too.
protocol Animal: AnyObject {
  var name: String { get }
}

final class Cat: Animal {
  let name: String
  init(name: String) { self.name = name }
}

final class PetOwner {
  let pet: any Animal
  init(pet: any Animal) { self.pet = pet }
}

final class Parent {
  var child: Child?
}

final class Child {
  weak var parent: Parent?
}

struct Engine: Equatable {
  let power: Int
}
