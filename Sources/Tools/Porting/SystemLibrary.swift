/// A C library of the system that an app imports as a module.
///
/// Apple's SDK has the module; on Linux the written package has it, and the library must be installed.
struct SystemLibrary {
  /// The name of the module.
  let module: String
  /// The header of the library.
  let header: String
  /// The name that the linker knows.
  let library: String
  /// The package of Debian and Ubuntu that has the header.
  let package: String

  /// The folder of the module in the written package.
  private var folder: String { "Sources/Modules/\(module)" }

  /// The files of the module, by their paths in the written package.
  var files: [(path: String, text: String)] {
    let map = """
      module \(module) [system] {
        header "\(module).h"
        link "\(library)"
        export *
      }

      """
    return [
      ("\(folder)/module.modulemap", map), ("\(folder)/\(module).h", "#include <\(header)>\n"),
    ]
  }

  /// The target in the manifest.
  var target: String {
    """
        .systemLibrary(
          name: "\(module)", path: "\(folder)", providers: [.apt(["\(package)"])]),

    """
  }

  /// The dependency of a target on the module.
  var dependency: String {
    ".target(name: \"\(module)\", condition: .when(platforms: [.linux]))"
  }
}
