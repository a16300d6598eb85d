/// An effect on a symbol; nothing is drawn.
///
/// The declarations are those of Apple's Symbols.
nonisolated public protocol SymbolEffect: Sendable {}

/// An effect that ends by itself.
nonisolated public protocol DiscreteSymbolEffect: SymbolEffect {}

/// An effect that goes on until it is removed.
nonisolated public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// An effect of one symbol becoming another one.
nonisolated public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// An effect by name, with its variants.
nonisolated public struct NamedSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect,
  ContentTransitionSymbolEffect, Hashable
{
  private let name: String

  fileprivate init(_ name: String) { self.name = name }

  /// A variant that moves upwards.
  public var up: Self { self }
  /// A variant that moves downwards.
  public var down: Self { self }
  /// A variant that moves layer by layer.
  public var byLayer: Self { self }
  /// A variant that moves the symbol as a whole.
  public var wholeSymbol: Self { self }
  /// A variant that goes on and on.
  public var iterative: Self { self }
  /// A variant that adds one layer after the other.
  public var cumulative: Self { self }
  /// A variant that goes back in the end.
  public var reversing: Self { self }
  /// A variant that does not go back in the end.
  public var nonReversing: Self { self }
  /// A variant that dims layers that are not active.
  public var dimInactiveLayers: Self { self }
  /// A variant that hides layers that are not active.
  public var hideInactiveLayers: Self { self }
  /// A variant that turns clockwise.
  public var clockwise: Self { self }
  /// A variant that turns counterclockwise.
  public var counterClockwise: Self { self }
  /// A variant for replacing that goes down and up.
  public var downUp: Self { self }
  /// A variant for replacing that goes up twice.
  public var upUp: Self { self }
  /// A variant for replacing that leaves the old symbol at once.
  public var offUp: Self { self }
}

extension SymbolEffect where Self == NamedSymbolEffect {
  /// The symbol jumps.
  public static var bounce: Self { Self("bounce") }
  /// The symbol becomes weaker and stronger.
  public static var pulse: Self { Self("pulse") }
  /// The layers change their opacity.
  public static var variableColor: Self { Self("variableColor") }
  /// The symbol becomes larger or smaller.
  public static var scale: Self { Self("scale") }
  /// The symbol appears.
  public static var appear: Self { Self("appear") }
  /// The symbol disappears.
  public static var disappear: Self { Self("disappear") }
  /// The symbol moves to and fro.
  public static var wiggle: Self { Self("wiggle") }
  /// The symbol turns.
  public static var rotate: Self { Self("rotate") }
  /// The symbol grows and shrinks slowly.
  public static var breathe: Self { Self("breathe") }
  /// The symbol is replaced by another one.
  public static var replace: Self { Self("replace") }
  /// The symbol is replaced by another one, as the system does it.
  public static var automatic: Self { Self("automatic") }
}

/// The number of times and the speed of an effect; without effect.
nonisolated public struct SymbolEffectOptions: Hashable, Sendable {
  private var words: [String] = []

  /// The default of the effect.
  public static let `default` = SymbolEffectOptions()
  /// Repeated until it is removed.
  public static var repeating: Self { Self().with("repeating") }
  /// Not repeated.
  public static var nonRepeating: Self { Self().with("nonRepeating") }
  /// Returns that an effect is repeated a number of times.
  public static func `repeat`(_ count: Int) -> Self { Self().repeat(count) }
  /// Returns a speed as a multiple of the usual one.
  public static func speed(_ speed: Double) -> Self { Self().speed(speed) }
  /// Repeated until it is removed.
  public var repeating: Self { with("repeating") }
  /// Not repeated.
  public var nonRepeating: Self { with("nonRepeating") }
  /// Returns that an effect is repeated a number of times.
  public func `repeat`(_ count: Int) -> Self { with("repeat \(count)") }
  /// Returns a speed as a multiple of the usual one.
  public func speed(_ speed: Double) -> Self { with("speed \(speed)") }

  private func with(_ word: String) -> Self {
    var options = self
    options.words.append(word)
    return options
  }
}

extension UIImageView {
  /// Does nothing: nothing is drawn.
  ///
  /// The completion is called when the current work is done.
  public final func addSymbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: ((UISymbolEffectCompletionContext) -> Void)? = nil
  ) {
    completeSymbolEffect(completion)
  }

  /// Does nothing: nothing is drawn.
  public final func removeSymbolEffect(
    ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: ((UISymbolEffectCompletionContext) -> Void)? = nil
  ) {
    completeSymbolEffect(completion)
  }

  /// Does nothing: nothing is drawn.
  public final func removeAllSymbolEffects(
    options: SymbolEffectOptions = .default, animated: Bool = true
  ) {}

  /// Sets the image at once.
  public final func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect,
    options: SymbolEffectOptions = .default,
    completion: ((UISymbolEffectCompletionContext) -> Void)? = nil
  ) {
    self.image = image
    completeSymbolEffect(completion)
  }

  private func completeSymbolEffect(_ body: ((UISymbolEffectCompletionContext) -> Void)?) {
    guard let body else { return }
    UIView.complete(after: 0) { _ in body(UISymbolEffectCompletionContext(isFinished: true)) }
  }
}

/// The end of an effect on a symbol.
nonisolated public struct UISymbolEffectCompletionContext: Sendable {
  /// Whether the effect ended by itself.
  public let isFinished: Bool
}
