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
  /// A route with the stops A to D, and the stops A to G, on a device of their own.
  private struct Plan {
    let container: NSPersistentContainer
    let route: Route
    let stops: [RouteStop]

    init() {
      Device.current = Device()
      let container = makeRoutes()
      stops = "ABCDEFG".map { name in
        let stop = RouteStop(context: container.viewContext)
        stop.name = String(name)
        return stop
      }
      route = Route(context: container.viewContext)
      route.rehearsalChange("addToStops", NSOrderedSet(array: Array(stops[...3])))
      self.container = container
    }
  }

  private static func makeRoutes() -> NSPersistentContainer {
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
    let plan = Plan()
    plan.route.rehearsalChange("addToStops", plan.stops[4])
    #expect(plan.route.names == "ABCDE")
    plan.route.rehearsalChange("insertIntoStops", plan.stops[5], at: 1)
    #expect(plan.route.names == "AFBCDE")
    plan.route.rehearsalChange("removeFromStops", plan.stops[2])
    #expect(plan.route.names == "AFBDE")
  }

  @Test("places say which object is removed, and which one is replaced")
  func places() {
    let plan = Plan()
    plan.route.rehearsalChange("removeFromStops", at: 1)
    #expect(plan.route.names == "ACD")
    plan.route.rehearsalChange("replaceStops", plan.stops[6], at: 2)
    #expect(plan.route.names == "ACG")
  }

  @Test("objects are inserted, replaced and removed at the places of an index set")
  func indexSets() {
    let plan = Plan()
    let ends = IndexSet([0, 5]) as NSIndexSet
    plan.route.rehearsalChange("insertIntoStops", [plan.stops[4], plan.stops[5]], at: ends)
    #expect(plan.route.names == "EABCDF")
    plan.route.rehearsalChange("removeFromStops", at: ends)
    #expect(plan.route.names == "ABCD")
    plan.route.rehearsalChange(
      "replaceStops", [plan.stops[5], plan.stops[6]], at: IndexSet([1, 3]) as NSIndexSet)
    #expect(plan.route.names == "AFCG")
  }

  @Test("a place beyond the end inserts there and removes nothing; other methods change nothing")
  func outside() {
    let plan = Plan()
    plan.route.rehearsalChange("insertIntoStops", plan.stops[4], at: 9)
    plan.route.rehearsalChange("removeFromStops", at: 9)
    #expect(plan.route.names == "ABCDE")
    plan.route.rehearsalChange("sortStops", plan.stops[0])
    plan.route.rehearsalChange("addToGaps", plan.stops[5])
    #expect(plan.route.names == "ABCDE")
  }
}
