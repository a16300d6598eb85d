import Foundation
import Porting
import ScriptLanguage
import ScriptRunner

/// `rehearse port`.
struct PortCommandLine {
  let console: Console
  let files: ScriptFiles

  /// Ports an app.
  ///
  /// - Returns: the exit code: 0 if the package was written, 2 for a usage error or no app.
  func run(_ words: [String]) -> Int32 {
    do {
      let arguments = try ParsedArguments(words, for: .port)
      let request = try request(arguments)
      let report = try Port(request) { console.warn([$0]) }.run()
      console.print(report.lines)
      if let file = arguments.value("--report") {
        try files.write(file, Array(try report.json()))
      }
      let path = Self.quoted(request.output.path)
      console.print(["", "swift run --package-path \(path) \(report.name) run scripts"])
      return ExitCode.passed
    } catch let error as UsageError {
      console.warn(error.lines)
    } catch let error as CocoaError {
      console.warn([Self.line(error)])
    } catch {
      console.warn(["error: \(error)"])
    }
    return ExitCode.unusable
  }

  private func request(_ arguments: ParsedArguments) throws(UsageError) -> PortRequest {
    guard arguments.operands.count == 1, let app = arguments.operands.first else {
      throw UsageError("expected one folder of an app: rehearse port APP --output FOLDER")
    }
    guard let output = arguments.value("--output") else {
      throw UsageError("expected where to write the package: rehearse port APP --output FOLDER")
    }
    var request = PortRequest(app: Self.url(app), output: Self.url(output))
    request.name = arguments.value("--name")
    request.packages = arguments.all("--package").map(Self.url)
    request.excluded = arguments.all("--exclude")
    request.builds = arguments.has("--build")
    request.buildOptions = arguments.all("--build-option")
    guard request.builds || request.buildOptions.isEmpty else {
      throw UsageError("`--build-option` needs `--build`")
    }
    request.rehearsal = arguments.value("--rehearsal").map {
      $0.contains("://") ? $0 : Self.url($0).path
    }
    return request
  }

  /// A path as a shell reads it.
  private static func quoted(_ path: String) -> String {
    let plain = path.allSatisfy { $0.isLetter || $0.isNumber || "/._-+".contains($0) }
    return plain ? path : "'\(path.replacing("'", with: "'\\''"))'"
  }

  /// The line about a file that cannot be read or written.
  private static func line(_ error: CocoaError) -> String {
    let place = error.filePath ?? error.url?.path
    return "error: \(place.map { "\($0): " } ?? "")\(error.localizedDescription)"
  }

  private static func url(_ path: String) -> URL { URL(fileURLWithPath: path).standardizedFileURL }
}
