/// The modules of the system's C library and of Objective-C, which Foundation brings wherever it is.
enum Imports {
  static let ofSystem: Set<String> = ["Darwin", "Glibc", "Musl", "ObjectiveC"]
}
