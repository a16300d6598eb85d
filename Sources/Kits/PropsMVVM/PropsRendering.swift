/// A view that renders its props and has no other state.
@MainActor public protocol PropsRendering: AnyObject {
  /// The complete content of a screen, as plain values in one immutable struct.
  associatedtype Props: Equatable

  /// Updates the view from the props.
  ///
  /// Equal props always give the same view, whatever was rendered before.
  func render(props: Props)
}

/// The logic of a screen: maps observable inputs to observable outputs.
@MainActor public protocol ViewModel: AnyObject {
  /// The inputs from the view: life cycle, taps, text.
  associatedtype Inputs

  /// The outputs to the view: props, which are cold, and triggers (alerts, navigation), which are
  /// hot.
  associatedtype Outputs

  /// Returns the outputs, connected to the inputs.
  func makeOutputs(from inputs: Inputs) -> Outputs
}
