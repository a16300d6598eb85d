extension ScreenMap: Codable {
  private enum Key: CodingKey { case screens, alerts, moves }

  private struct StoredMove: Codable {
    let edge: Edge
    let lines: [String]
  }

  /// Decodes a map.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      screens: try container.decode([String].self, forKey: .screens),
      edges: try container.decode([StoredMove].self, forKey: .moves).map { ($0.edge, $0.lines) },
      alerts: try container.decode([String].self, forKey: .alerts))
  }

  /// Encodes the map.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(screens, forKey: .screens)
    try container.encode(
      edges.map { StoredMove(edge: $0.edge, lines: $0.lines) }, forKey: .moves)
    try container.encode(alerts, forKey: .alerts)
  }
}
