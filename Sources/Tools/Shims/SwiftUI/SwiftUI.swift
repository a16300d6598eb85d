// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
@_exported import Combine
@_exported import HeadlessUIKit

/// A view of SwiftUI; its body is not brought, and a hosting controller shows its name.
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public typealias Body = Never
}

extension View where Body == Never {
  public var body: Never { fatalError("the view has no body") }
}

/// The body of every view.
public struct EmptyView: View {
  public typealias Body = Never

  public init() {}
}

/// A view whose type is not known.
public struct AnyView: View {
  public typealias Body = Never

  public init<Content: View>(_ view: Content) {}
}

/// The builder of views.
@resultBuilder
public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

/// The items of a toolbar, which are not brought.
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder var body: Body { get }
}

extension Never: ToolbarContent {}
extension EmptyView: ToolbarContent {}

/// The builder of a toolbar's items.
@resultBuilder
public enum ToolbarContentBuilder {
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
}

/// A gesture, which is not brought.
public protocol Gesture {
  associatedtype Value
}

extension EmptyView: Gesture {
  public typealias Value = Never
}

/// A view that Xcode shows, which is left out; the app may extend it.
public protocol PreviewProvider {
  associatedtype Previews: View
  static var previews: Previews { get }
}

/// A change of views; its body is not brought.
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = EmptyView
  func body(content: Content) -> Body
}

/// The state of a view.
@propertyWrapper
public struct State<Value> {
  private final class Box {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private let box: Box

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
  public var projectedValue: Binding<Value> {
    Binding(get: { box.value }, set: { box.value = $0 })
  }

  public init(wrappedValue: Value) { box = Box(wrappedValue) }
  public init(initialValue: Value) { box = Box(initialValue) }
}

/// A value that another view owns.
@propertyWrapper
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
  public var projectedValue: Binding<Value> { self }

  init(_ value: Value) {
    get = { value }
    set = { _ in }
  }
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }
  public static func constant(_ value: Value) -> Binding<Value> { Binding(value) }
}

/// A stored value of a view, which is read before its body.
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// An object that a view observes.
@propertyWrapper
public struct ObservedObject<Object: ObservableObject>: DynamicProperty {
  /// The bindings to an object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: Object

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<Object, Subject>
    ) -> Binding<Subject> {
      Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  public var wrappedValue: Object
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
  public init(initialValue: Object) { wrappedValue = initialValue }
}

/// An object that a view owns.
@propertyWrapper
public struct StateObject<Object: ObservableObject> {
  private let make: () -> Object

  public var wrappedValue: Object { make() }

  public init(wrappedValue thunk: @autoclosure @escaping () -> Object) { make = thunk }
}

/// An object of the surroundings, which has no value before a body reads it.
@propertyWrapper
public struct EnvironmentObject<Object: ObservableObject> {
  public var wrappedValue: Object {
    fatalError("an environment object is there in a body only, and bodies are not brought")
  }

  public init() {}
}

/// A view of UIKit in a view of SwiftUI, which is not shown.
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// The surroundings of a view of UIKit in a view of SwiftUI.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
}

/// A view controller in a view of SwiftUI, which is not shown.
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// The surroundings of a view controller in a view of SwiftUI.
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
}
