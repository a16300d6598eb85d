import Foundation

// Reads a request as JSON from standard input and writes the rewritten sources as JSON to standard
// output. `rehearse port` compiles this folder against the toolchain's SwiftSyntax.
//
// With `names FOLDER` it writes the names of the symbol graphs in a folder, with `declared` those that the
// sources declare for others whose paths it reads (with `--internals` for their tests), with `protocols`
// the protocols of the sources that it reads.

do {
  switch CommandLine.arguments.dropFirst().first {
  case "names":
    let names = try SymbolNames.names(in: CommandLine.arguments[2])
    FileHandle.standardOutput.write(Data((names.joined(separator: "\n") + "\n").utf8))
  case "declared":
    let paths = try JSONDecoder().decode(
      [String].self, from: FileHandle.standardInput.readDataToEndOfFile())
    let internals = CommandLine.arguments.contains("--internals")
    let names = try DeclaredNames.names(in: paths, internals: internals)
    FileHandle.standardOutput.write(Data((names.joined(separator: "\n") + "\n").utf8))
  case "protocols":
    let sources = try JSONDecoder().decode(
      [ProtocolSource].self, from: FileHandle.standardInput.readDataToEndOfFile())
    let protocols = sources.flatMap { ProtocolReader.protocols(in: $0) }
    FileHandle.standardOutput.write(try JSONEncoder().encode(protocols))
  default:
    let request = try JSONDecoder().decode(
      Request.self, from: FileHandle.standardInput.readDataToEndOfFile())
    let reply = try Rewriter(request).run()
    FileHandle.standardOutput.write(try JSONEncoder().encode(reply))
  }
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(1)
}
