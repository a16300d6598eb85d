/// Functions on paths: text with `/` between the names.
package enum ScriptPath {
  /// Returns the folder of a file; empty for the current folder.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns a path relative to a folder, normalized.
  package static func join(_ folder: String, _ path: String) -> String {
    guard !path.hasPrefix("/"), !folder.isEmpty else { return normalized(path) }
    return normalized(folder + "/" + path)
  }

  /// Returns a path without `.`, repeated `/`, and each `..` that follows a name.
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

  /// Returns whether an absolute path is inside an absolute folder.
  package static func isPath(_ path: String, in folder: String) -> Bool {
    folder == "/" || path == folder || path.hasPrefix(folder + "/")
  }

  /// Returns the last name of a path.
  package static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// Returns the last name of a path without its extension.
  package static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}
