// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are ObjectMapper's, and their documentation is too.

public func <- <Transform: TransformType>(left: inout Transform.Object, right: (Map, Transform)) {
  right.0.exchange(&left, .value(right.1))
}

public func >>> <Transform: TransformType>(left: Transform.Object, right: (Map, Transform)) {
  right.0.write(left, .value(right.1))
}

public func <- <Transform: TransformType>(left: inout Transform.Object?, right: (Map, Transform)) {
  right.0.exchangeOptional(&left, .value(right.1))
}

public func >>> <Transform: TransformType>(left: Transform.Object?, right: (Map, Transform)) {
  right.0.write(left, .value(right.1))
}

public func <- <Transform: TransformType>(left: inout [Transform.Object], right: (Map, Transform)) {
  right.0.exchange(&left, .array(right.1))
}

public func >>> <Transform: TransformType>(left: [Transform.Object], right: (Map, Transform)) {
  right.0.write(left, .array(right.1))
}

public func <- <Transform: TransformType>(left: inout [Transform.Object]?, right: (Map, Transform))
{
  right.0.exchangeOptional(&left, .array(right.1))
}

public func >>> <Transform: TransformType>(left: [Transform.Object]?, right: (Map, Transform)) {
  right.0.write(left, .array(right.1))
}

public func <- <Transform: TransformType>(
  left: inout [String: Transform.Object], right: (Map, Transform)
) {
  right.0.exchange(&left, .dictionary(right.1))
}

public func >>> <Transform: TransformType>(
  left: [String: Transform.Object], right: (Map, Transform)
) {
  right.0.write(left, .dictionary(right.1))
}

public func <- <Transform: TransformType>(
  left: inout [String: Transform.Object]?, right: (Map, Transform)
) {
  right.0.exchangeOptional(&left, .dictionary(right.1))
}

public func >>> <Transform: TransformType>(
  left: [String: Transform.Object]?, right: (Map, Transform)
) {
  right.0.write(left, .dictionary(right.1))
}

public func <- <Transform: TransformType>(left: inout [[Transform.Object]], right: (Map, Transform))
{
  right.0.exchange(&left, .arrays(right.1))
}

public func >>> <Transform: TransformType>(left: [[Transform.Object]], right: (Map, Transform)) {
  right.0.write(left, .arrays(right.1))
}

public func <- <Transform: TransformType>(
  left: inout [[Transform.Object]]?, right: (Map, Transform)
) {
  right.0.exchangeOptional(&left, .arrays(right.1))
}

public func >>> <Transform: TransformType>(left: [[Transform.Object]]?, right: (Map, Transform)) {
  right.0.write(left, .arrays(right.1))
}

public func <- <Transform: TransformType>(
  left: inout [String: [Transform.Object]], right: (Map, Transform)
)
where Transform.Object: BaseMappable {
  right.0.exchange(&left, .dictionaryOfArrays(right.1))
}

public func >>> <Transform: TransformType>(
  left: [String: [Transform.Object]], right: (Map, Transform)
)
where Transform.Object: BaseMappable {
  right.0.write(left, .dictionaryOfArrays(right.1))
}

public func <- <Transform: TransformType>(
  left: inout [String: [Transform.Object]]?, right: (Map, Transform)
)
where Transform.Object: BaseMappable {
  right.0.exchangeOptional(&left, .dictionaryOfArrays(right.1))
}

public func >>> <Transform: TransformType>(
  left: [String: [Transform.Object]]?, right: (Map, Transform)
)
where Transform.Object: BaseMappable {
  right.0.write(left, .dictionaryOfArrays(right.1))
}

public func <- <Transform: TransformType>(
  left: inout Set<Transform.Object>, right: (Map, Transform)
)
where Transform.Object: BaseMappable {
  right.0.exchange(&left, .set(right.1))
}

public func >>> <Transform: TransformType>(left: Set<Transform.Object>, right: (Map, Transform))
where Transform.Object: BaseMappable {
  right.0.write(left, .set(right.1))
}

public func <- <Transform: TransformType>(
  left: inout Set<Transform.Object>?, right: (Map, Transform)
)
where Transform.Object: BaseMappable {
  right.0.exchangeOptional(&left, .set(right.1))
}

public func >>> <Transform: TransformType>(left: Set<Transform.Object>?, right: (Map, Transform))
where Transform.Object: BaseMappable {
  right.0.write(left, .set(right.1))
}
