// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import HeadlessUIKit

/// The look of a button, whose body is not brought.
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct ButtonStyleConfiguration {
  public let label = EmptyView()
  public let isPressed = false
}

/// The look and the gesture of a button, whose body is not brought.
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct PrimitiveButtonStyleConfiguration {
  public let label = EmptyView()

  public func trigger() {}
}

/// The look of a switch, whose body is not brought.
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct ToggleStyleConfiguration {
  public let label = EmptyView()
  @Binding public var isOn: Bool
}

/// The look of a label, whose body is not brought.
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct LabelStyleConfiguration {
  public let title = EmptyView()
  public let icon = EmptyView()
}

/// The look of a progress view, whose body is not brought.
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct ProgressViewStyleConfiguration {
  public let fractionCompleted: Double?
  public let label: EmptyView?
  public let currentValueLabel: EmptyView?
}

/// The look of a group, whose body is not brought.
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct GroupBoxStyleConfiguration {
  public let label = EmptyView()
  public let content = EmptyView()
}

/// The filling of a shape; nothing is drawn.
public protocol ShapeStyle {}

extension Color: ShapeStyle {}
extension LinearGradient: ShapeStyle {}

public struct AnyShapeStyle: ShapeStyle {
  public init<Style: ShapeStyle>(_ style: Style) {}
}

nonisolated public struct Material: ShapeStyle, Hashable, Sendable {
  private let name: String

  public static let ultraThin = Material(name: "ultraThin")
  public static let thin = Material(name: "thin")
  public static let regular = Material(name: "regular")
  public static let thick = Material(name: "thick")
  public static let ultraThick = Material(name: "ultraThick")
  public static let bar = Material(name: "bar")
}

nonisolated public struct RadialGradient: View, ShapeStyle, Hashable, Sendable {
  public typealias Body = Never

  private let gradient: Gradient
  private let center: UnitPoint
  private let radii: [CGFloat]

  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    radii = [startRadius, endRadius]
  }
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
}

nonisolated public struct AngularGradient: View, ShapeStyle, Hashable, Sendable {
  public typealias Body = Never

  private let gradient: Gradient
  private let center: UnitPoint
  private let angles: [Angle]

  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.gradient = gradient
    self.center = center
    angles = [startAngle, endAngle]
  }
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle)
  }
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
}

nonisolated public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

nonisolated public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
}

/// Whether a part of a view is shown; views have none.
nonisolated public enum Visibility: CaseIterable, Hashable, Sendable {
  case automatic, visible, hidden
}
