import Foundation

// Reads a request as JSON from standard input and writes the rewritten sources as JSON to standard
// output. `rehearse port` compiles this folder against the toolchain's SwiftSyntax.

do {
  let request = try JSONDecoder().decode(
    Request.self, from: FileHandle.standardInput.readDataToEndOfFile())
  let reply = try Rewriter(request).run()
  FileHandle.standardOutput.write(try JSONEncoder().encode(reply))
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(1)
}
