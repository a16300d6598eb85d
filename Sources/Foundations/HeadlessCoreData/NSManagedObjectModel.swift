public import Foundation
internal import HeadlessDevice
internal import HeadlessUIKit

/// The entities of a Core Data model.
public final class NSManagedObjectModel {
  /// The entities.
  public var entities: [NSEntityDescription]

  /// The entities by their names.
  public var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
  }

  /// Creates an empty model.
  public init() { entities = [] }

  /// Reads a model that `rehearse port` has written beside the app.
  public init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url),
      let file = try? JSONDecoder().decode(ManagedModelFile.self, from: data)
    else { return nil }
    entities = file.makeEntities()
    for entity in entities { LoadedEntities.current.add(entity) }
  }

  /// Returns a model with the entities of the app's models.
  public static func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let merged = NSManagedObjectModel()
    for url in Self.files { merged.entities += Self(contentsOf: url)?.entities ?? [] }
    return merged
  }

  /// Returns the app's model with a name; an empty one if there is none.
  static func named(_ name: String) -> NSManagedObjectModel {
    files.first { $0.deletingPathExtension().lastPathComponent == name }
      .flatMap { NSManagedObjectModel(contentsOf: $0) } ?? mergedModel(from: nil) ?? .init()
  }

  private static var files: [URL] {
    let folder = AppResources.folder
    let files = folder.flatMap {
      try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
    }
    return (files ?? []).filter { $0.pathExtension == "momd" }.sorted { $0.path < $1.path }
  }
}

/// The entities that the app has loaded, for classes that ask for theirs.
final class LoadedEntities {
  private var entities: [NSEntityDescription] = []

  static var current: LoadedEntities {
    Device.current.attached(LoadedEntities.self) { LoadedEntities() }
  }

  func add(_ entity: NSEntityDescription) {
    entities.removeAll { $0.name == entity.name }
    entities.append(entity)
  }

  func entity(ofClass name: String) -> NSEntityDescription? {
    if entities.isEmpty { _ = NSManagedObjectModel.mergedModel(from: nil) }
    return entities.first { $0.plainClassName == name } ?? entities.first { $0.name == name }
  }
}
