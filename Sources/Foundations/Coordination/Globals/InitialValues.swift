/// A variable and the bytes that it has when a process starts.
struct InitialValue {
  let address: UnsafeMutableRawPointer
  let bytes: [UInt8]

  var currentBytes: [UInt8] {
    Array(UnsafeRawBufferPointer(start: address, count: bytes.count))
  }

  func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes {
      UnsafeMutableRawBufferPointer(start: address, count: $0.count).copyMemory(from: $0)
    }
  }
}

/// The values of variables in the executable's file.
enum InitialValues {}

#if os(Linux)
  import Glibc

  extension InitialValues {
    /// Returns the initial values of variables, without those that are not known.
    ///
    /// An optimized build keeps constants in memory that cannot be written: they never change.
    ///
    /// - Parameter start: the memory before the first process of the app, to know the variables that
    ///   `main.swift` has set; nil to leave out every one that it may have set.
    static func of(
      _ variables: [ExecutableSymbols.Variable], _ start: WritableMemory?
    ) -> [InitialValue] {
      guard let file = ELFFile.executable, !file.hasPackedRelocations,
        let base = ExecutableSymbols.loadAddress
      else { return [] }
      let relocations = Relocations(of: file, base: base, in: variables)
      let mains = mainModules(in: file)
      let marks = Set(variables.filter { $0.kind == .mark }.map { $0.name.dropLast(3) })
      return variables.compactMap { variable in
        let address = variable.address - base
        guard file.isWritable(at: address, count: variable.size) else { return nil }
        var bytes =
          file.content(at: address, count: variable.size)
          ?? Array(repeating: 0, count: variable.size)
        guard relocations.apply(to: &bytes, at: address) else { return nil }
        if variable.kind == .global, mains.contains(where: variable.name.hasPrefix),
          !marks.contains(where: variable.name.hasPrefix),
          start?.bytes(at: address, count: bytes.count)?.elementsEqual(bytes) != true
        {
          return nil
        }
        return InitialValue(address: variable.address, bytes: bytes)
      }
    }

    /// Returns the beginnings of the names in modules that have the program's entry.
    ///
    /// Swift Package Manager calls the entry of the module `App` `App_main`.
    private static func mainModules(in file: ELFFile) -> [String] {
      var modules: [String] = []
      file.forEachSymbol { symbol, name in
        guard symbol.st_info & 0xF == UInt8(STT_FUNC), name[0] != UInt8(ascii: "$") else { return }
        let length = strlen(name)
        guard length > 5, strcmp(name + length - 5, "_main") == 0 else { return }
        let module = String(cString: name).dropLast(5)
        modules.append("$s\(module.utf8.count)\(module)")
      }
      return modules
    }
  }

  /// The words of the file's data that the linker writes when the program is loaded.
  private struct Relocations {
    /// The words by their addresses in the file; nil for one that is not known.
    private var words: [Int: UInt?] = [:]

    init(
      of file: ELFFile, base: UnsafeMutableRawPointer, in variables: [ExecutableSymbols.Variable]
    ) {
      let start = UInt(bitPattern: base)
      let size = MemoryLayout<UInt>.size
      let wanted = Set(
        variables.flatMap {
          stride(from: $0.address - base, to: $0.address - base + $0.size, by: size)
        })
      file.forEachRelocation { relocation in
        let address = Int(relocation.r_offset)
        guard wanted.contains(address) else { return }
        let addend = UInt(bitPattern: Int(relocation.r_addend))
        let symbol = Int(relocation.r_info >> 32)
        guard symbol != 0 else { return words[address] = .some(start &+ addend) }
        let target = file.dynamicName(symbol).flatMap { dlsym(nil, $0) }
        words[address] = .some(target.map { UInt(bitPattern: $0) &+ addend })
      }
    }

    /// Writes the words of a range of bytes; returns false if one of them is not known.
    func apply(to bytes: inout [UInt8], at address: Int) -> Bool {
      let size = MemoryLayout<UInt>.size
      for offset in stride(from: 0, through: bytes.count - size, by: size) {
        guard let found = words[address + offset] else { continue }
        guard let word = found else { return false }
        withUnsafeBytes(of: word) { bytes.replaceSubrange(offset..<offset + size, with: $0) }
      }
      return true
    }
  }
#else
  extension InitialValues {
    static func of(
      _ variables: [ExecutableSymbols.Variable], _ start: WritableMemory?
    ) -> [InitialValue] { [] }
  }
#endif
