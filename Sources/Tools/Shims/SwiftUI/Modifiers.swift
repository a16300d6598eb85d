// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
import HeadlessUIKit

// The modifiers of views that code outside of bodies calls, as a scene delegate does. They are without effect,
// and return the view itself, whose name the screen has.
extension View {
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> Self { self }
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> Self {
    self
  }
  public func environment<Object: AnyObject>(_ object: Object?) -> Self { self }

  public func accentColor(_ accentColor: Color?) -> Self { self }
  public func tint(_ tint: Color?) -> Self { self }
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> Self { self }
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> Self { self }
  public func ignoresSafeArea() -> Self { self }

  public func foregroundColor(_ color: Color?) -> Self { self }
  public func font(_ font: Font?) -> Self { self }
  public func opacity(_ opacity: Double) -> Self { self }
  public func background(_ color: Color) -> Self { self }
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> Self { self }
  public func padding(_ length: CGFloat) -> Self { self }
  public func padding(_ insets: EdgeInsets) -> Self { self }
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> Self {
    self
  }
}
