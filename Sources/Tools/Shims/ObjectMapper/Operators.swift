// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are ObjectMapper's, and their documentation is too.

infix operator <-
infix operator >>>

// MARK: Values

public func <- <T>(left: inout T, right: Map) { right.exchange(&left, .plain) }
public func >>> <T>(left: T, right: Map) { right.write(left, .plain) }
public func <- <T>(left: inout T?, right: Map) { right.exchangeOptional(&left, .plain) }
public func >>> <T>(left: T?, right: Map) { right.write(left, .plain) }

// MARK: Whole numbers

public func <- <T: SignedInteger>(left: inout T, right: Map) { right.exchangeInteger(&left) }
public func <- <T: SignedInteger>(left: inout T?, right: Map) { right.exchangeInteger(&left) }
public func <- <T: UnsignedInteger>(left: inout T, right: Map) { right.exchangeInteger(&left) }
public func <- <T: UnsignedInteger>(left: inout T?, right: Map) { right.exchangeInteger(&left) }

// MARK: Enumerations

public func <- <T: RawRepresentable>(left: inout T, right: Map) {
  right.exchange(&left, .value(EnumTransform()))
}

public func >>> <T: RawRepresentable>(left: T, right: Map) {
  right.write(left, .value(EnumTransform()))
}

public func <- <T: RawRepresentable>(left: inout T?, right: Map) {
  right.exchangeOptional(&left, .value(EnumTransform()))
}

public func >>> <T: RawRepresentable>(left: T?, right: Map) {
  right.write(left, .value(EnumTransform()))
}

public func <- <T: RawRepresentable>(left: inout [T], right: Map) {
  right.exchange(&left, .array(EnumTransform()))
}

public func >>> <T: RawRepresentable>(left: [T], right: Map) {
  right.write(left, .array(EnumTransform()))
}

public func <- <T: RawRepresentable>(left: inout [T]?, right: Map) {
  right.exchangeOptional(&left, .array(EnumTransform()))
}

public func >>> <T: RawRepresentable>(left: [T]?, right: Map) {
  right.write(left, .array(EnumTransform()))
}

public func <- <T: RawRepresentable>(left: inout [String: T], right: Map) {
  right.exchange(&left, .dictionary(EnumTransform()))
}

public func >>> <T: RawRepresentable>(left: [String: T], right: Map) {
  right.write(left, .dictionary(EnumTransform()))
}

public func <- <T: RawRepresentable>(left: inout [String: T]?, right: Map) {
  right.exchangeOptional(&left, .dictionary(EnumTransform()))
}

public func >>> <T: RawRepresentable>(left: [String: T]?, right: Map) {
  right.write(left, .dictionary(EnumTransform()))
}

// MARK: Objects

public func <- <T: BaseMappable>(left: inout T, right: Map) { right.exchange(&left, .object) }
public func >>> <T: BaseMappable>(left: T, right: Map) { right.write(left, .object) }
public func <- <T: BaseMappable>(left: inout T?, right: Map) {
  right.exchangeOptional(&left, .object)
}

public func >>> <T: BaseMappable>(left: T?, right: Map) { right.write(left, .object) }

public func <- <T: BaseMappable>(left: inout [String: T], right: Map) {
  right.exchange(&left, .dictionaryOfObjects())
}

public func >>> <T: BaseMappable>(left: [String: T], right: Map) {
  right.write(left, .dictionaryOfObjects())
}

public func <- <T: BaseMappable>(left: inout [String: T]?, right: Map) {
  right.exchangeOptional(&left, .dictionaryOfObjects())
}

public func >>> <T: BaseMappable>(left: [String: T]?, right: Map) {
  right.write(left, .dictionaryOfObjects())
}

public func <- <T: BaseMappable>(left: inout [String: [T]], right: Map) {
  right.exchange(&left, .dictionaryOfArrays())
}

public func >>> <T: BaseMappable>(left: [String: [T]], right: Map) {
  right.write(left, .dictionaryOfArrays())
}

public func <- <T: BaseMappable>(left: inout [String: [T]]?, right: Map) {
  right.exchangeOptional(&left, .dictionaryOfArrays())
}

public func >>> <T: BaseMappable>(left: [String: [T]]?, right: Map) {
  right.write(left, .dictionaryOfArrays())
}

public func <- <T: BaseMappable>(left: inout [T], right: Map) { right.exchange(&left, .objects()) }
public func >>> <T: BaseMappable>(left: [T], right: Map) { right.write(left, .objects()) }
public func <- <T: BaseMappable>(left: inout [T]?, right: Map) {
  right.exchangeOptional(&left, .objects())
}

public func >>> <T: BaseMappable>(left: [T]?, right: Map) { right.write(left, .objects()) }

public func <- <T: BaseMappable>(left: inout [[T]], right: Map) {
  right.exchange(&left, .arraysOfObjects())
}

public func >>> <T: BaseMappable>(left: [[T]], right: Map) { right.write(left, .arraysOfObjects()) }
public func <- <T: BaseMappable>(left: inout [[T]]?, right: Map) {
  right.exchangeOptional(&left, .arraysOfObjects())
}

public func >>> <T: BaseMappable>(left: [[T]]?, right: Map) {
  right.write(left, .arraysOfObjects())
}

public func <- <T: BaseMappable>(left: inout Set<T>, right: Map) {
  right.exchange(&left, .setOfObjects())
}

public func >>> <T: BaseMappable>(left: Set<T>, right: Map) { right.write(left, .setOfObjects()) }
public func <- <T: BaseMappable>(left: inout Set<T>?, right: Map) {
  right.exchangeOptional(&left, .setOfObjects())
}

public func >>> <T: BaseMappable>(left: Set<T>?, right: Map) { right.write(left, .setOfObjects()) }
