import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessCoreData

/// A stop of a route.
final class RouteStop: NSManagedObject {
  var name: String {
    get { rehearsalManagedValue("name") }
    set { setValue(newValue, forKey: "name") }
  }
}

/// A route whose stops are in order.
final class Route: NSManagedObject {
  var names: String {
    let stops: NSOrderedSet = rehearsalManagedValue("stops")
    return stops.compactMap { ($0 as? RouteStop)?.name }.joined()
  }
}

@Suite("Changes of ordered relationships by the methods that Xcode generates", .serialized)
struct OrderedChangeTests {
  private let container = Self.makeRoutes()
  private let route: Route
  private let stops: [RouteStop]

  /// Creates the stops A to G; the route has A to D.
  init() {
    stops = "ABCDEFG".map { [container] name in
      let stop = RouteStop(context: container.viewContext)
      stop.name = String(name)
      return stop
    }
    route = Route(context: container.viewContext)
    route.rehearsalChange("addToStops", NSOrderedSet(array: Array(stops[...3])))
  }

  private static func makeRoutes() -> NSPersistentContainer {
    Device.current = Device()
    let (route, stop) = (NSEntityDescription(), NSEntityDescription())
    let (name, all) = (NSAttributeDescription(), NSRelationshipDescription())
    (name.name, name.attributeType) = ("name", .stringAttributeType)
    (all.name, all.destinationEntity, all.isOrdered) = ("stops", stop, true)
    for (entity, type, property) in [
      (route, Route.self as NSManagedObject.Type, all as NSPropertyDescription),
      (stop, RouteStop.self, name),
    ] {
      (entity.name, entity.managedObjectClassName) = ("\(type)", NSStringFromClass(type))
      entity.properties = [property]
    }
    let model = NSManagedObjectModel()
    model.entities = [route, stop]
    let container = NSPersistentContainer(name: "Routes", managedObjectModel: model)
    container.persistentStoreDescriptions[0].type = NSInMemoryStoreType
    container.loadPersistentStores { _, _ in }
    return container
  }

  @Test("an object is added at the end, inserted at its place, and removed")
  func oneObject() {
    route.rehearsalChange("addToStops", stops[4])
    #expect(route.names == "ABCDE")
    route.rehearsalChange("insertIntoStops", stops[5], at: 1)
    #expect(route.names == "AFBCDE")
    route.rehearsalChange("removeFromStops", stops[2])
    #expect(route.names == "AFBDE")
  }

  @Test("places say which object is removed, and which one is replaced")
  func places() {
    route.rehearsalChange("removeFromStops", at: 1)
    #expect(route.names == "ACD")
    route.rehearsalChange("replaceStops", stops[6], at: 2)
    #expect(route.names == "ACG")
  }

  @Test("objects are inserted, replaced and removed at the places of an index set")
  func indexSets() {
    let ends = IndexSet([0, 5]) as NSIndexSet
    route.rehearsalChange("insertIntoStops", [stops[4], stops[5]], at: ends)
    #expect(route.names == "EABCDF")
    route.rehearsalChange("removeFromStops", at: ends)
    #expect(route.names == "ABCD")
    route.rehearsalChange(
      "replaceStops", [stops[5], stops[6]], at: IndexSet([1, 3]) as NSIndexSet)
    #expect(route.names == "AFCG")
  }

  @Test("a place beyond the end inserts there and removes nothing; other methods change nothing")
  func outside() {
    route.rehearsalChange("insertIntoStops", stops[4], at: 9)
    route.rehearsalChange("removeFromStops", at: 9)
    #expect(route.names == "ABCDE")
    route.rehearsalChange("sortStops", stops[0])
    route.rehearsalChange("addToGaps", stops[5])
    #expect(route.names == "ABCDE")
  }
}
