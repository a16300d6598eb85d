// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import HeadlessUIKit

/// A value that changes in steps; nothing moves.
public protocol Animatable {
  associatedtype AnimatableData = EmptyAnimatableData
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set { _ = newValue }
  }
}

nonisolated public struct EmptyAnimatableData: Equatable, Sendable {
  public init() {}
}

nonisolated public struct AnimatablePair<First: Equatable, Second: Equatable>: Equatable {
  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

/// A shape of SwiftUI; what returns a path is not brought.
public protocol Shape: View, Animatable where Body == Never {
  func path(in rect: CGRect) -> Path
}

public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  func inset(by amount: CGFloat) -> InsetShape
}

/// An outline; nothing is drawn.
nonisolated public struct Path: Equatable, Sendable {
  public init() {}
}

public struct Rectangle: Shape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path() }
}

public struct Circle: Shape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path() }
}

public struct Ellipse: Shape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path() }
}

public struct Capsule: Shape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path() }
}

public struct RoundedRectangle: Shape {
  public var cornerSize: CGSize

  public init(cornerRadius: CGFloat) {
    cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
  }
  public init(cornerSize: CGSize) { self.cornerSize = cornerSize }
  public func path(in rect: CGRect) -> Path { Path() }
}

/// The space of coordinates of a view; nothing is laid out.
nonisolated public enum CoordinateSpace: Equatable, Sendable {
  case global
  case local
  case named(String)
}
