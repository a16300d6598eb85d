/// Paths as scripts and command lines write them: text, with `/` between the names.
package enum ScriptPath {
  /// The folder a file lies in; empty for the current one.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// A path seen from a folder, with `.` and `..` taken out where that is possible.
  package static func join(_ folder: String, _ path: String) -> String {
    guard !path.hasPrefix("/"), !folder.isEmpty else { return normalized(path) }
    return normalized(folder + "/" + path)
  }

  /// A path without `.`, doubled `/`, and each `..` that follows a name.
  package static func normalized(_ path: String) -> String {
    let isAbsolute = path.hasPrefix("/")
    var names: [Substring] = []
    for name in path.split(separator: "/") where name != "." {
      if name == "..", let last = names.last, last != ".." {
        names.removeLast()
      } else if name != ".." || !isAbsolute {
        names.append(name)
      }
    }
    let joined = names.joined(separator: "/")
    return isAbsolute ? "/" + joined : joined.isEmpty ? "." : joined
  }

  /// Whether an absolute path lies in an absolute folder.
  package static func isPath(_ path: String, in folder: String) -> Bool {
    folder == "/" || path == folder || path.hasPrefix(folder + "/")
  }

  /// The last name of a path.
  package static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The last name of a path without its ending.
  package static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}
