extension PageScript {
  static let live = ""
  static let liveActs = ""
}
