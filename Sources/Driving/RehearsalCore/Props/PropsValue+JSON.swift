extension PropsValue {
  /// Reads JSON, as RFC 8259 has it; members keep their order, of two with one name the last counts.
  ///
  /// - Throws: ``JSONProblem`` with the first place that is no JSON. More than 500 lists and objects
  ///   within each other are refused too.
  public init(json: String) throws(JSONProblem) {
    var reader = JSONReader(Array(json.utf8))
    self = try reader.document()
  }

  /// Reads JSON from bytes; bytes that are not UTF-8 are no JSON.
  public init(json: some Sequence<UInt8>) throws(JSONProblem) {
    let bytes = Array(json)
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw JSONProblem(description: "these bytes are not UTF-8", offset: 0)
    }
    var reader = JSONReader(bytes)
    self = try reader.document()
  }
}
