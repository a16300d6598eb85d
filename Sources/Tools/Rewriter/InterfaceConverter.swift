import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Converts the XML of storyboards and nibs into JSON.
final class InterfaceConverter: NSObject, XMLParserDelegate {
  private final class Element: Encodable {
    let n: String
    let a: [String: String]
    var c: [Element] = []
    var t = ""

    init(_ name: String, _ attributes: [String: String]) {
      n = name
      a = attributes
    }
  }

  private static let skipped: Set<String> = [
    "dependencies", "resources", "rect", "autoresizingMask", "layoutGuides",
    "viewLayoutGuide", "color", "fontDescription", "point", "size", "simulatedMetricsContainer",
    "inferredMetricsTieBreakers", "variation", "edgeInsets", "device",
  ]

  private var stack: [Element] = []
  private var root: Element?
  private var skipDepth = 0
  /// The identifiers of the objects to which a connection leads.
  private var destinations: Set<String> = []

  /// The classes of the objects that are neither views nor controllers.
  private(set) var objectClasses: Set<String> = []

  /// Returns the file's elements as JSON, and the classes of its custom objects.
  static func read(_ path: String) throws -> (json: String, objectClasses: Set<String>) {
    let parser = XMLParser(data: try Data(contentsOf: URL(fileURLWithPath: path)))
    let converter = InterfaceConverter()
    parser.delegate = converter
    guard parser.parse(), converter.stack.isEmpty, let root = converter.root else {
      throw InterfaceError(
        path: path, line: parser.lineNumber, kind: "a storyboard or nib in XML")
    }
    let encoder = JSONEncoder()
    converter.removeUnusedConstraints(from: root)
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (String(decoding: try encoder.encode(root), as: UTF8.self), converter.objectClasses)
  }

  /// Keeps the constraints that an outlet names or that have an identifier: nothing is laid out here.
  private func removeUnusedConstraints(from element: Element) {
    for child in element.c where child.n == "constraints" {
      child.c.removeAll { $0.a["identifier"] == nil && !destinations.contains($0.a["id"] ?? "") }
    }
    element.c.removeAll { $0.n == "constraints" && $0.c.isEmpty }
    for child in element.c { removeUnusedConstraints(from: child) }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if skipDepth > 0 || Self.skipped.contains(name) && stack.last?.n != "collectionViewFlowLayout" {
      skipDepth += 1
      return
    }
    if let id = attributes["destination"] { destinations.insert(id) }
    if name == "customObject", let type = attributes["customClass"] { objectClasses.insert(type) }
    let element = Element(name, attributes)
    stack.last?.c.append(element)
    root = root ?? element
    stack.append(element)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    if skipDepth > 0 {
      skipDepth -= 1
      return
    }
    let element = stack.removeLast()
    if !element.c.isEmpty { element.t = "" }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if skipDepth == 0 { stack.last?.t += text }
  }
}

/// A file of Interface Builder or of the model editor that is not XML.
struct InterfaceError: Error, CustomStringConvertible {
  let path: String
  let line: Int
  let kind: String

  var description: String {
    "\(path):\(line): it is not \(kind): open and save it in Xcode, or leave it out with --exclude"
  }
}
