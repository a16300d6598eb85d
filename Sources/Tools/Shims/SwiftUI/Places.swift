// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import HeadlessUIKit

/// The names of views that move into each other; nothing moves.
@propertyWrapper
public struct Namespace {
  nonisolated public struct ID: Hashable, Sendable {
    fileprivate let number: Int
  }

  private static var count = 0

  public let wrappedValue: ID

  public init() {
    Self.count += 1
    wrappedValue = ID(number: Self.count)
  }
}

/// A place in a view, which another view asks for; nothing is laid out.
nonisolated public struct Anchor<Value: Sendable>: Sendable {
  private let value: Value
}

/// The size of a view; code that reads one is not brought.
public struct GeometryProxy {
  public let size = CGSize.zero
  public let safeAreaInsets = EdgeInsets()

  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { .zero }
}

/// The proxy that scrolls to a view; code that reads one is not brought.
public struct ScrollViewProxy {
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// Whether a list is edited.
nonisolated public enum EditMode: Hashable, Sendable {
  case inactive, transient, active

  public var isEditing: Bool { self != .inactive }
}

/// A drag, which no view of SwiftUI gets.
public struct DragGesture: Gesture {
  nonisolated public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
  }

  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}
