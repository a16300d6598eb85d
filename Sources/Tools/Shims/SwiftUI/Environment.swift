// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import HeadlessUIKit

/// A value of the surroundings, which has no value before a body reads it.
@propertyWrapper
public struct Environment<Value> {
  public var wrappedValue: Value {
    fatalError("an environment value is there in a body only, and bodies are not brought")
  }

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
}

/// The key of a value of the surroundings.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values of the surroundings.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  public var dismiss: DismissAction { DismissAction() }
  public var openURL: OpenURLAction { OpenURLAction() }
  public var presentationMode: Binding<PresentationMode> { Binding(PresentationMode()) }
  public var colorScheme = ColorScheme.light
  public var sizeCategory = ContentSizeCategory.large
  public var dynamicTypeSize = DynamicTypeSize.large
  public var layoutDirection = LayoutDirection.leftToRight
  public var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  public var verticalSizeClass: UserInterfaceSizeClass? = .regular
  public var scenePhase = ScenePhase.active
  public var isEnabled = true
  public var font: Font?
  public var locale = Locale.current
  public var calendar = Calendar.current
}

/// An action that dismisses a view; without effect.
public struct DismissAction {
  public func callAsFunction() {}
}

/// An action that opens a URL; without effect.
public struct OpenURLAction {
  public func callAsFunction(_ url: URL) {}
}

/// Whether a view is presented; a view of UIKit's presents it, so it is not.
public struct PresentationMode {
  public var isPresented: Bool { false }

  public mutating func dismiss() {}
}

nonisolated public enum ScenePhase: Comparable, Hashable, Sendable {
  case background, inactive, active
}

/// A value that a view's children give it.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

/// A value that is kept in the user defaults.
@propertyWrapper
public struct AppStorage<Value> {
  private let key: String
  private let standard: Value
  private let store: UserDefaults

  public var wrappedValue: Value {
    get { store.object(forKey: key) as? Value ?? standard }
    nonmutating set { store.set(newValue, forKey: key) }
  }
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.key = key
    standard = wrappedValue
    self.store = store ?? .standard
  }
}

/// A value that a scene keeps; it lasts as long as the view.
@propertyWrapper
public struct SceneStorage<Value> {
  private let state: State<Value>

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }
  public var projectedValue: Binding<Value> { state.projectedValue }

  public init(wrappedValue: Value, _ key: String) { state = State(wrappedValue: wrappedValue) }
}

/// The bindings to the properties of an observable object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Object: AnyObject> {
  public var wrappedValue: Object
  public var projectedValue: Bindable<Object> { self }

  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
  public init(_ wrappedValue: Object) { self.wrappedValue = wrappedValue }

  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Object, Subject>
  ) -> Binding<Subject> {
    Binding(
      get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
  }
}

/// Whether a view has the focus, or which one has it; none has.
@propertyWrapper
public struct FocusState<Value: Hashable> {
  public typealias Binding = SwiftUI.Binding<Value>

  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }
  public var projectedValue: Binding { Binding(value) }

  private let value: Value

  public init() where Value == Bool { value = false }
  public init<Item>() where Value == Item? { value = nil }
}

/// A state that lasts as long as a gesture.
@propertyWrapper
public struct GestureState<Value> {
  public let wrappedValue: Value
  public var projectedValue: GestureState<Value> { self }

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// A number that grows with the size of texts; texts have the standard size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  public let wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}

/// The capital letters that the keyboard suggests.
nonisolated public struct TextInputAutocapitalization: Hashable, Sendable {
  private let name: String

  public static let never = Self(name: "never")
  public static let words = Self(name: "words")
  public static let sentences = Self(name: "sentences")
  public static let characters = Self(name: "characters")
}

/// The label of the return key.
nonisolated public struct SubmitLabel: Hashable, Sendable {
  private let name: String

  public static let done = Self(name: "done")
  public static let go = Self(name: "go")
  public static let send = Self(name: "send")
  public static let join = Self(name: "join")
  public static let route = Self(name: "route")
  public static let search = Self(name: "search")
  public static let `return` = Self(name: "return")
  public static let next = Self(name: "next")
  public static let `continue` = Self(name: "continue")
}

/// A field for text, whose body is not brought.
public struct TextField<Label: View>: View {
  public var body: EmptyView { EmptyView() }
}

/// The label of a text field in a style.
public struct _TextFieldStyleLabel: View {
  public var body: EmptyView { EmptyView() }
}

/// The look of a text field, whose body is not brought.
public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel

  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// The size of text.
nonisolated public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
}

/// The size of text.
nonisolated public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

nonisolated public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight, rightToLeft
}
