extension String {
  /// The text without the addresses of objects, which differ in each run.
  package var withoutAddresses: String {
    guard contains("0x") else { return self }
    return replacing(/0x[0-9a-f]{6,}/, with: "0x…")
  }
}
