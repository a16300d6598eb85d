/// The names that only files which are left out declare.
struct LostNames {
  /// The numbers of the files, by the names that nothing else offers.
  private var all: [String: Int] = [:]
  /// The numbers of the files, by their types that are not inside of others; a type that is may have the name.
  private var types: [String: Int] = [:]

  init(_ files: [FileNames], leftOut: Set<Int>, _ declaredElsewhere: Set<String>) {
    var (kept, keptTypes) = (declaredElsewhere, Set<String>())
    for (number, file) in files.enumerated() where !leftOut.contains(number) {
      kept.formUnion(file.offered)
      keptTypes.formUnion(file.topLevelTypes)
    }
    for number in leftOut.sorted() {
      for name in files[number].offered where !kept.contains(name) { all[name] = number }
      for name in files[number].topLevelTypes
      where !keptTypes.contains(name)
        && !declaredElsewhere.contains(DeclaredNames.topLevelMark + name)
      {
        types[name] = number
      }
    }
  }

  /// Returns the number of the file that alone declares what a name means in another file; nil if none does.
  func file(of use: FileNames.Use, in file: FileNames) -> Int? {
    guard !file.local.contains(use.name) else { return nil }
    if let number = all[use.name] { return number }
    return use.isUnqualified && !file.offered.contains(use.name) ? types[use.name] : nil
  }
}
