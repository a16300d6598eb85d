/// A format that a map is written in.
public enum MapFormat: String, CaseIterable, Sendable {
  /// Plain text for a terminal.
  case text
  /// A storyboard of the app, laid out by Graphviz.
  case svg
  /// Graphviz's language.
  case dot
  /// A Mermaid flowchart.
  case mermaid
  /// JSON, which can be read again.
  case json

  /// Creates the format that the ending of a file names; nil if it names none.
  public init?(file: String) {
    switch file.split(separator: ".").last {
    case "svg": self = .svg
    case "dot", "gv": self = .dot
    case "mmd", "mermaid": self = .mermaid
    case "json": self = .json
    case "txt": self = .text
    default: return nil
    }
  }
}

extension AppMap {
  /// Returns the map in a format.
  ///
  /// - Parameter width: the number of columns of plain text.
  /// - Throws: ``GraphvizProblem`` if a picture cannot be laid out.
  public func text(in format: MapFormat, width: Int = 78) throws(GraphvizProblem) -> String {
    switch format {
    case .text: lines(width: width).map { $0 + "\n" }.joined()
    case .svg: try MapPicture(self).svg
    case .dot: DOTWriter.text(of: self)
    case .mermaid: MermaidWriter.text(of: self)
    case .json: json
    }
  }
}
