import Foundation

/// The symbols of the running executable.
enum ExecutableSymbols {
  /// A variable of one word.
  struct Variable {
    /// The mangled name.
    let name: String
    let address: UnsafeRawPointer
  }
}

#if os(Linux)
  import Glibc

  extension ExecutableSymbols {
    /// Returns the variables of one word that Swift code declares; none in a stripped executable.
    static func variables() -> [Variable] {
      guard let base = UnsafeRawPointer(bitPattern: loadAddress()),
        let file = try? Data(
          contentsOf: URL(fileURLWithPath: "/proc/self/exe"), options: .alwaysMapped)
      else { return [] }
      return file.withUnsafeBytes { ELFFile(bytes: $0).variables(at: base) }
    }

    /// Returns the address that the addresses in the file are relative to.
    private static func loadAddress() -> UInt {
      var address: UInt = 0
      _ = iterateModules(
        { module, _, result in
          let first = module?.load(as: UInt.self)
          result?.assumingMemoryBound(to: UInt.self).pointee = first ?? 0
          return 1
        }, &address)
      return address
    }
  }

  /// Calls a function for each loaded module, the executable first; a module begins with its address.
  @_silgen_name("dl_iterate_phdr")
  private func iterateModules(
    _ visit: @convention(c) (UnsafeRawPointer?, Int, UnsafeMutableRawPointer?) -> CInt,
    _ result: UnsafeMutableRawPointer
  ) -> CInt

  /// A file in the executable format ELF, of 64 bits.
  private struct ELFFile {
    let bytes: UnsafeRawBufferPointer

    func variables(at base: UnsafeRawPointer) -> [ExecutableSymbols.Variable] {
      guard bytes.count > MemoryLayout<Elf64_Ehdr>.size,
        bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46])
      else { return [] }
      let header = read(Elf64_Ehdr.self, at: 0)
      let sections = (0..<Int(header.e_shnum)).map {
        read(Elf64_Shdr.self, at: Int(header.e_shoff) + $0 * MemoryLayout<Elf64_Shdr>.stride)
      }
      guard let table = sections.first(where: { $0.sh_type == UInt32(SHT_SYMTAB) }),
        sections.indices.contains(Int(table.sh_link))
      else { return [] }
      let names = Int(sections[Int(table.sh_link)].sh_offset)
      let stride = MemoryLayout<Elf64_Sym>.stride
      return (0..<Int(table.sh_size) / stride).compactMap { index in
        let symbol = read(Elf64_Sym.self, at: Int(table.sh_offset) + index * stride)
        return variable(symbol, names: names, base)
      }
    }

    private func variable(
      _ symbol: Elf64_Sym, names: Int, _ base: UnsafeRawPointer
    ) -> ExecutableSymbols.Variable? {
      let isObject = symbol.st_info & 0xF == UInt8(STT_OBJECT)
      guard isObject, symbol.st_size == 8, let start = bytes.baseAddress else { return nil }
      let name = (start + names + Int(symbol.st_name)).assumingMemoryBound(to: CChar.self)
      let length = strlen(name)
      guard length > 4, name[0] == UInt8(ascii: "$"), name[1] == UInt8(ascii: "s"),
        strcmp(name + length - 3, "vpZ") == 0 || strcmp(name + length - 2, "vp") == 0
      else { return nil }
      return ExecutableSymbols.Variable(
        name: String(cString: name), address: base + Int(symbol.st_value))
    }

    private func read<Value>(_ type: Value.Type, at offset: Int) -> Value {
      bytes.loadUnaligned(fromByteOffset: offset, as: type)
    }
  }
#else
  extension ExecutableSymbols {
    /// Returns no variables: only Linux' executables are read.
    static func variables() -> [Variable] { [] }
  }
#endif
