import Foundation

/// The symbols of the running executable.
enum ExecutableSymbols {
  /// A variable of Swift code, or the mark that it is initialised.
  struct Variable {
    /// The mangled name.
    let name: String
    let address: UnsafeMutableRawPointer
    /// The number of bytes.
    let size: Int
    let kind: Kind

    /// The kinds of variables, by the ends of their mangled names.
    enum Kind: String, CaseIterable {
      /// A variable at the top level of a file.
      case global = "vp"
      /// A static member of a type.
      case member = "vpZ"
      /// The mark that a variable's initialiser has run.
      case mark = "_Wz"
    }
  }
}

#if os(Linux)
  import Glibc

  extension ExecutableSymbols {
    /// The variables that Swift code declares; none in a stripped executable.
    static let variables: [Variable] = {
      var variables: [Variable] = []
      ELFFile.executable?.forEachSymbol { symbol, name in
        guard symbol.st_info & 0xF == UInt8(STT_OBJECT), let kind = kind(of: name) else { return }
        guard let address = loadAddress?.advanced(by: Int(symbol.st_value)) else { return }
        variables.append(
          Variable(
            name: String(cString: name), address: address, size: Int(symbol.st_size), kind: kind))
      }
      return variables
    }()

    private static func kind(of name: UnsafePointer<CChar>) -> Variable.Kind? {
      let length = strlen(name)
      guard length > 4, name[0] == UInt8(ascii: "$"), name[1] == UInt8(ascii: "s") else {
        return nil
      }
      return Variable.Kind.allCases.first { kind in
        strcmp(name + length - kind.rawValue.utf8.count, kind.rawValue) == 0
      }
    }

    /// The address that the addresses in the file are relative to.
    static let loadAddress: UnsafeMutableRawPointer? = {
      var address: UInt = 0
      _ = iterateModules(
        { module, _, result in
          let first = module?.load(as: UInt.self)
          result?.assumingMemoryBound(to: UInt.self).pointee = first ?? 0
          return 1
        }, &address)
      return UnsafeMutableRawPointer(bitPattern: address)
    }()
  }

  /// Calls a function for each loaded module, the executable first; a module begins with its address.
  @_silgen_name("dl_iterate_phdr")
  private func iterateModules(
    _ visit: @convention(c) (UnsafeRawPointer?, Int, UnsafeMutableRawPointer?) -> CInt,
    _ result: UnsafeMutableRawPointer
  ) -> CInt
#else
  extension ExecutableSymbols {
    /// Empty: only Linux' executables are read.
    static let variables: [Variable] = []
  }
#endif
