import Foundation
import HeadlessDevice
import HeadlessUIKit
import Testing

@testable import HeadlessCoreData

/// An object of an entity with its name, whose model names another class.
private final class OfTrips: NSManagedObject {}

@Suite("The models of an app")
struct AppModelTests {
  /// Runs a body with a folder of resources that has a model with one entity for each of the names.
  private func withModels(
    _ names: [String], class prefix: String = "Of", _ body: () throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("models-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in names {
      let json = """
        {"entities": [{"name": "Of\(name)", "className": "\(prefix)\(name)",
          "attributes": [], "relationships": []}]}
        """
      let file = folder.appendingPathComponent(name.contains(".") ? name : "\(name).momd")
      try Data(json.utf8).write(to: file)
    }
    try AppResources.$folder.withValue(folder) { try body() }
  }

  @Test("the merged model has the entities of all model files, in the order of their names")
  func merged() throws {
    Device.current = Device()
    try withModels(["Trips", "Books", "Crew", "Notes", "Other.json", "Days"]) {
      let model = try #require(NSManagedObjectModel.mergedModel(from: nil))
      #expect(
        model.entities.map(\.name) == ["OfBooks", "OfCrew", "OfDays", "OfNotes", "OfTrips"])
    }
  }

  @Test("a container has the model of its name, and that of all files if none has its name")
  func named() throws {
    Device.current = Device()
    try withModels(["Trips", "Books"]) {
      let containers = ["Trips", "Books", "Crew"].map { NSPersistentContainer(name: $0) }
      #expect(
        containers.map { $0.managedObjectModel.entities.map(\.name) } == [
          ["OfTrips"], ["OfBooks"], ["OfBooks", "OfTrips"],
        ])
    }
  }

  @Test(
    "a class that is asked first of all has the entity of the app's model, or of its own name",
    arguments: ["Of", "Other"])
  func ofClass(prefix: String) throws {
    Device.current = Device()
    try withModels(["Books", "Trips"], class: prefix) {
      #expect(OfTrips.entity().name == "OfTrips")
      #expect(OfTrips.entity().managedObjectClassName == "\(prefix)Trips")
    }
  }

  @Test("loading tells each described store, without an error, before it returns")
  func loading() {
    Device.current = Device()
    let container = NSPersistentContainer(name: "Trips", managedObjectModel: .init())
    let files = ["a", "b"].map { URL(fileURLWithPath: "/trips/\($0).sqlite") }
    container.persistentStoreDescriptions = files.map { NSPersistentStoreDescription(url: $0) }
    var told: [String] = []
    container.loadPersistentStores { description, error in
      told.append("\(description.url?.path ?? "none"), \(error == nil ? "no error" : "an error")")
    }
    #expect(told == ["/trips/a.sqlite, no error", "/trips/b.sqlite, no error"])
    #expect(container.persistentStoreCoordinator.persistentStores.map(\.url) == files)
  }
}
