/// The system that runs the tests.
nonisolated enum System {
  #if os(Linux)
    static let isLinux = true
  #else
    static let isLinux = false
  #endif
}
