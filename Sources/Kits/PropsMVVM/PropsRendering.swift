/// Something that shows props, and nothing but its props.
@MainActor public protocol PropsRendering: AnyObject {
  /// All content of a screen, as plain values in one immutable struct.
  associatedtype Props: Equatable

  /// Brings the view to what the props say.
  ///
  /// The same props always give the same view, whatever was rendered before.
  func render(props: Props)
}

/// The business logic of a screen: turns sequences of what happens into sequences of what to show.
@MainActor public protocol ViewModel: AnyObject {
  /// What comes from the view: life cycle, taps, text.
  associatedtype Inputs

  /// What goes to the view: props, which are cold, and triggers (alerts, navigation), which are hot.
  associatedtype Outputs

  /// Connects the two.
  func makeOutputs(from inputs: Inputs) -> Outputs
}
