/// The modules of the system's C library, which Foundation brings wherever it is.
enum Imports {
  static let ofSystem: Set<String> = ["Darwin", "Glibc", "Musl"]
}
