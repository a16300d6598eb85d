import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Converts an interface in XML into the JSON that `rehearse port` writes.
///
/// An element without an identifier gets one, as Interface Builder gives one to every object.
nonisolated final class InterfaceXML: NSObject, XMLParserDelegate {
  struct Invalid: Error {
    let line: Int
  }

  private var open: [[String: Any]] = []
  private var root: [String: Any]?
  private var count = 0

  static func json(_ text: String) throws -> Data {
    let parser = XMLParser(data: Data(text.utf8))
    let converter = InterfaceXML()
    parser.delegate = converter
    guard parser.parse(), let root = converter.root else { throw Invalid(line: parser.lineNumber) }
    return try JSONSerialization.data(withJSONObject: root, options: .sortedKeys)
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    count += 1
    let identified = attributes.merging(["id": "made-\(count)"]) { own, _ in own }
    open.append(["n": name, "a": identified, "c": [[String: Any]](), "t": ""])
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    var element = open.removeLast()
    let children = element["c"] as? [[String: Any]] ?? []
    if !children.isEmpty { element["t"] = "" }
    guard var parent = open.popLast() else { return root = element }
    parent["c"] = (parent["c"] as? [[String: Any]] ?? []) + [element]
    open.append(parent)
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    guard var element = open.popLast() else { return }
    element["t"] = (element["t"] as? String ?? "") + text
    open.append(element)
  }
}
