/// A number that keeps Core Foundation from taking an object for one of its own, as the first stored property.
///
/// `CFEqual` and `CFHash`, which attributed texts and dictionaries call, read the type of their own objects from the
/// word behind an object's header. A subclass of `NSObject` has its first property there, and a type of zero
/// ends the process. Source: CFEqual in swift-corelibs-foundation.
nonisolated struct CoreFoundationMark: Sendable {
  private let bits: UInt = 0x100
}
