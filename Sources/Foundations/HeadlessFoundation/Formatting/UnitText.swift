import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

#if !canImport(Darwin)
  /// The number formatter of the ICU library that Foundation brings.
  ///
  /// The library has no Swift module, so its functions are looked up by name; where a toolchain has
  /// none of that name, measurements are shown with the symbol of their unit.
  nonisolated struct UnitText {
    private typealias Open =
      @convention(c) (
        UnsafePointer<UInt16>, Int32, UnsafePointer<CChar>, UnsafeMutablePointer<Int32>
      ) -> OpaquePointer?
    private typealias OpenResult = @convention(c) (UnsafeMutablePointer<Int32>) -> OpaquePointer?
    private typealias Format =
      @convention(c) (
        OpaquePointer, Double, OpaquePointer, UnsafeMutablePointer<Int32>
      ) -> Void
    private typealias Read =
      @convention(c) (
        OpaquePointer, UnsafeMutablePointer<UInt16>?, Int32, UnsafeMutablePointer<Int32>
      ) -> Int32
    private typealias Close = @convention(c) (OpaquePointer) -> Void

    private let open: Open
    private let openResult: OpenResult
    private let format: Format
    private let read: Read
    private let close: Close
    private let closeResult: Close

    /// The functions of this process; nil if they are not there.
    static let current = UnitText()

    private init?() {
      func function<Function>(_ name: String) -> Function? {
        dlsym(nil, "swift_unumf_\(name)").map { unsafeBitCast($0, to: Function.self) }
      }
      guard let open: Open = function("openForSkeletonAndLocale"),
        let openResult: OpenResult = function("openResult"),
        let format: Format = function("formatDouble"),
        let read: Read = function("resultToString"),
        let close: Close = function("close"), let closeResult: Close = function("closeResult")
      else { return nil }
      (self.open, self.openResult, self.format) = (open, openResult, format)
      (self.read, self.close, self.closeResult) = (read, close, closeResult)
    }

    /// Returns the text of a value as a number skeleton of ICU says; nil for one that ICU refuses.
    func text(_ value: Double, _ skeleton: String, _ locale: Locale) -> String? {
      var error: Int32 = 0
      let skeleton = Array(skeleton.utf16)
      guard let formatter = open(skeleton, Int32(skeleton.count), locale.identifier, &error)
      else { return nil }
      defer { close(formatter) }
      // ICU's errors are positive; negative numbers are remarks.
      guard error <= 0, let result = openResult(&error) else { return nil }
      defer { closeResult(result) }
      format(formatter, value, result, &error)
      guard error <= 0 else { return nil }
      var units = [UInt16](repeating: 0, count: 256)
      let count = read(result, &units, Int32(units.count), &error)
      guard error <= 0, count <= units.count else { return nil }
      return String(decoding: units.prefix(Int(count)), as: UTF16.self)
    }
  }
#endif
