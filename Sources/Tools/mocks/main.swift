import Foundation
import MockGenerator

// Run it in the package's root: `mocks` writes every mock file, `mocks --check` lists those that
// are out of date.

let root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
let arguments = CommandLine.arguments.dropFirst()

func printError(_ message: String) {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
}

func fail(_ message: String, code: Int32) -> Never {
  printError(message)
  exit(code)
}

guard arguments.allSatisfy({ $0 == "--check" }) else {
  fail("usage: scripts/mocks [--check]", code: 2)
}

do {
  if arguments.isEmpty {
    try MockFile.all.forEach { try $0.write(root: root) }
  } else {
    let old = try MockFile.all.filter { try !$0.isCurrent(root: root) }
    for file in old { printError("\(file.output) is not current: run scripts/mocks") }
    exit(old.isEmpty ? 0 : 1)
  }
} catch {
  fail("\(error)", code: 2)
}
