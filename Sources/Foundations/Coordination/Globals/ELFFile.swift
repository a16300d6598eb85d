#if os(Linux)
  import Foundation
  import Glibc

  /// A file in the executable format ELF, of 64 bits.
  struct ELFFile {
    private let file: Data
    private let sections: [Elf64_Shdr]

    /// The addresses that cannot be written once the program is loaded.
    private let readOnlyAddresses: [Range<Int>]

    /// The addresses that can be written once the program is loaded.
    let writableAddresses: [Range<Int>]

    /// The file of the running executable; nil if it cannot be read.
    static let executable = ELFFile(path: "/proc/self/exe")

    private init?(path: String) {
      let url = URL(fileURLWithPath: path)
      guard let file = try? Data(contentsOf: url, options: .alwaysMapped),
        file.count > MemoryLayout<Elf64_Ehdr>.size, file.starts(with: [0x7F, 0x45, 0x4C, 0x46])
      else { return nil }
      self.file = file
      let header = Self.read(Elf64_Ehdr.self, at: 0, of: file)
      sections = Self.table(
        of: Elf64_Shdr.self, at: Int(header.e_shoff), count: Int(header.e_shnum), in: file)
      let segments = Self.table(
        of: Elf64_Phdr.self, at: Int(header.e_phoff), count: Int(header.e_phnum), in: file)
      let locked = segments.filter(Self.isReadOnly).map(Self.addresses)
      readOnlyAddresses = locked
      writableAddresses = segments.filter { $0.p_type == UInt32(PT_LOAD) }.map(Self.addresses)
        .filter { !locked.contains($0) }
        .map { addresses in
          // The memory that is locked after relocation comes first in its segment.
          let end = locked.filter { addresses.contains($0.lowerBound) }.map(\.upperBound).max()
          return min(end ?? addresses.lowerBound, addresses.upperBound)..<addresses.upperBound
        }
    }

    private static func addresses(of segment: Elf64_Phdr) -> Range<Int> {
      Int(segment.p_vaddr)..<Int(segment.p_vaddr) + Int(segment.p_memsz)
    }

    private static func table<Entry>(
      of type: Entry.Type, at offset: Int, count: Int, in file: Data
    ) -> [Entry] {
      (0..<count).map { read(type, at: offset + $0 * MemoryLayout<Entry>.stride, of: file) }
    }

    /// Whether a segment is loaded without the right to write, or loses it after relocation.
    private static func isReadOnly(_ segment: Elf64_Phdr) -> Bool {
      segment.p_type == UInt32(PT_GNU_RELRO)
        || segment.p_type == UInt32(PT_LOAD) && segment.p_flags & UInt32(PF_W) == 0
    }

    /// Returns whether the bytes at an address can be written once the program is loaded.
    func isWritable(at address: Int, count: Int) -> Bool {
      !readOnlyAddresses.contains { $0.overlaps(address..<address + max(count, 1)) }
    }

    private static func read<Value>(_ type: Value.Type, at offset: Int, of file: Data) -> Value {
      file.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: type) }
    }

    /// Calls a body with each symbol and its name, which is valid during the call.
    func forEachSymbol(_ body: (Elf64_Sym, UnsafePointer<CChar>) -> Void) {
      guard let table = section(SHT_SYMTAB), let names = section(linkedTo: table) else { return }
      file.withUnsafeBytes { bytes in
        guard let start = bytes.baseAddress else { return }
        let stride = MemoryLayout<Elf64_Sym>.stride
        for offset in Swift.stride(from: 0, to: Int(table.sh_size), by: stride) {
          let symbol = bytes.loadUnaligned(
            fromByteOffset: Int(table.sh_offset) + offset, as: Elf64_Sym.self)
          let name = start + Int(names.sh_offset) + Int(symbol.st_name)
          body(symbol, name.assumingMemoryBound(to: CChar.self))
        }
      }
    }

    /// Calls a body with each relocation that the linker writes into the file's data.
    func forEachRelocation(_ body: (Elf64_Rela) -> Void) {
      let stride = MemoryLayout<Elf64_Rela>.stride
      for table in sections where table.sh_type == UInt32(SHT_RELA) {
        for offset in Swift.stride(from: 0, to: Int(table.sh_size), by: stride) {
          body(Self.read(Elf64_Rela.self, at: Int(table.sh_offset) + offset, of: file))
        }
      }
    }

    /// Returns the name of a dynamic symbol.
    func dynamicName(_ index: Int) -> String? {
      guard let table = section(SHT_DYNSYM), let names = section(linkedTo: table) else {
        return nil
      }
      let offset = Int(table.sh_offset) + index * MemoryLayout<Elf64_Sym>.stride
      let symbol = Self.read(Elf64_Sym.self, at: offset, of: file)
      return file.withUnsafeBytes { bytes in
        bytes.baseAddress.map {
          String(
            cString: ($0 + Int(names.sh_offset) + Int(symbol.st_name))
              .assumingMemoryBound(to: CChar.self))
        }
      }
    }

    /// Returns the bytes that the file has for an address; nil for memory that begins as zeros.
    func content(at address: Int, count: Int) -> [UInt8]? {
      let found = sections.first {
        $0.sh_addr > 0 && Int($0.sh_addr) <= address
          && address + count <= Int($0.sh_addr) + Int($0.sh_size)
      }
      guard let section = found, section.sh_type != UInt32(SHT_NOBITS) else { return nil }
      let start = file.startIndex + Int(section.sh_offset) + address - Int(section.sh_addr)
      return Array(file[start..<start + count])
    }

    private func section(_ type: Int32) -> Elf64_Shdr? {
      sections.first { $0.sh_type == UInt32(type) }
    }

    private func section(linkedTo table: Elf64_Shdr) -> Elf64_Shdr? {
      sections.indices.contains(Int(table.sh_link)) ? sections[Int(table.sh_link)] : nil
    }

    /// Whether the file has relocations in a packed form, which is not read.
    var hasPackedRelocations: Bool { sections.contains { $0.sh_type == Self.packedRelocations } }

    /// SHT_RELR, which Glibc's header names only in newer versions.
    private static let packedRelocations: UInt32 = 19
  }
#endif
