import Testing

// An exploration that shows its progress has processes of its own, which Linux alone allows.
#if os(Linux)
  @Suite("Exploring at a terminal", .serialized) struct ExploringTests {
    /// Returns what the program writes until a text is there; all that it writes if nil.
    private func written(
      by device: PseudoTerminal, until text: Regex<Substring>?
    ) throws -> String {
      var written = ""
      while text.map({ !written.contains($0) }) ?? true {
        let bytes = try #require(device.receive(guardSeconds: 60), "no output after: \(written)")
        if bytes.isEmpty { break }
        written += String(decoding: bytes, as: UTF8.self)
      }
      return written
    }

    @Test("the counts of all processes are shown meanwhile, and Ctrl-C ends it with the report")
    func progress() throws {
      let home = try Home()
      let device = try PseudoTerminal(
        Program.path, arguments: ["explore", "--jobs", "2", "--faults", "none"],
        environment: home.environment, rows: 24, columns: 120)
      // The counts before the first walk ends depend on the machine; those that follow have all numbers.
      let line =
        #/\r\u{1B}\[K[1-9]\d+ states, [2-9] screens, [1-9]\d* edges, [1-9]\d* acts a second, 0 faults, \d+ s left/#
      let shown = try written(by: device, until: line)
      #expect(shown.contains(line), "\(shown)")
      try device.send([0x03])
      let rest = try written(by: device, until: nil)
      #expect(
        rest.contains(
          #/\r\u{1B}\[K\d+ states, \d+ screens, \d+ moves?, \d+ of \d+ acts, 0 faults; stopped by a signal\r\n/#
        ), "\(rest)")
      #expect(device.exit == .code(0))
    }
  }
#endif
