// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Quick's, and their documentation is too.
/// A group of examples with what they have in common.
public final class ExampleGroup {
  /// The flag of a group or an example; that of an outer group decides.
  enum Flag {
    case focused, pending
  }

  private let description: String
  private let flag: Flag?
  private let parent: ExampleGroup?
  /// The examples of the group and of those in it, in the order of the source.
  private(set) var examples: [Example] = []
  var hooks = SyncHooks()
  var asyncHooks = AsyncHooks()

  init(_ description: String = "", _ flag: Flag? = nil, in parent: ExampleGroup? = nil) {
    self.description = description
    self.flag = flag
    self.parent = parent
  }

  /// The groups from the outermost to this one.
  var path: [ExampleGroup] { (parent?.path ?? []) + [self] }

  /// The descriptions of the groups, with commas between them; nil for the root.
  var name: String? {
    guard let parent else { return nil }
    return parent.name.map { "\($0), \(description)" } ?? description
  }

  /// The flags from the outermost group to this one.
  var flags: [Flag] { path.compactMap(\.flag) }

  func append(_ example: Example) {
    for group in path { group.examples.append(example) }
  }
}
