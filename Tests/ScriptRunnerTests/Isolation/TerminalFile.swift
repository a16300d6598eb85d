import Foundation

#if os(Linux)
  /// A pseudo-terminal that a program opens by its path, as it would a file.
  final class TerminalFile {
    /// The error of a system without pseudo-terminals.
    struct Missing: Error {}

    /// The path of the program's end.
    let path: String

    private var controllingEnd: Int32 = -1

    /// The program's end, which stays open until then so that no text is lost before it starts.
    private var programEnd: Int32 = -1

    init() throws {
      guard openpty(&controllingEnd, &programEnd, nil, nil, nil) == 0,
        let name = ttyname(programEnd)
      else { throw Missing() }
      path = String(cString: name)
      for end in [controllingEnd, programEnd] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }

    deinit {
      close(controllingEnd)
      if programEnd >= 0 { close(programEnd) }
    }

    /// Types text, which waits for the program that reads it.
    func type(_ text: String) {
      let bytes = Array(text.utf8)
      _ = write(controllingEnd, bytes, bytes.count)
    }

    /// Ends the terminal, and returns what was written to it by programs that have ended.
    func end() -> String {
      close(programEnd)
      programEnd = -1
      var (all, bytes) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 12))
      while true {
        let count = read(controllingEnd, &bytes, bytes.count)
        guard count > 0 else { return String(decoding: all, as: UTF8.self) }
        all += bytes[..<count]
      }
    }
  }
#endif
