/// The names that only files which are left out declare.
struct LostNames {
  /// The numbers of the files, by the names that nothing else offers.
  private var all: [String: Int] = [:]
  /// The numbers of the files, by their types that are not inside of others; a type that is may have the name.
  private var types: [String: Int] = [:]
  /// The numbers of the files, by their variables and functions outside of types that the app has once.
  private var members: [String: Int] = [:]

  init(_ files: [FileNames], leftOut: Set<Int>, _ declaredElsewhere: Set<String>) {
    var (keptHere, keptTypes) = (Set<String>(), Set<String>())
    for (number, file) in files.enumerated() where !leftOut.contains(number) {
      keptHere.formUnion(file.offered)
      keptTypes.formUnion(file.topLevelTypes)
    }
    let kept = keptHere.union(declaredElsewhere)
    for number in leftOut.sorted() {
      for name in files[number].offered where !kept.contains(name) { all[name] = number }
      for name in files[number].topLevelTypes
      where !keptTypes.contains(name)
        && !declaredElsewhere.contains(DeclaredNames.topLevelMark + name)
      {
        types[name] = number
      }
      for name in files[number].topLevelMembers
      where !keptHere.contains(name)
        && !declaredElsewhere.contains(DeclaredNames.topLevelMark + name)
      {
        members[name] = number
      }
    }
  }

  /// Returns the number of the file that alone declares what a name means in another file; nil if none does.
  func file(of use: FileNames.Use, in file: FileNames) -> Int? {
    guard !file.local.contains(use.name) else { return nil }
    if let number = all[use.name] { return number }
    guard use.isUnqualified, !file.offered.contains(use.name) else { return nil }
    return types[use.name] ?? members[use.name]
  }
}
