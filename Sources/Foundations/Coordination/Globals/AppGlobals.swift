/// The app's global and static variables in one process of the app.
///
/// Several processes of an app, one after the other or in turns, run in one process here, and its
/// singletons would be those of all of them. So the variables are exchanged: in a new process of the
/// app each has the value that the executable's file has for it, and a lazily initialised one is
/// initialised at its next use. What the variables of a process held at its end is not released.
/// O(symbols) once, when a second process of an app starts, then O(variables) for each exchange.
///
/// Shared by all are the variables of this package and of libraries outside the executable, variables
/// that the statements of `main.swift` have set, which do not run again, and everything in an executable
/// without a symbol table, and off Linux.
package final class AppGlobals {
  /// Whether this process runs the app alone, so that its variables may be exchanged.
  ///
  /// In a test's process they may not: other tests use variables of the same modules meanwhile.
  private static var isEnabled = false

  /// The memory of the variables before the first process of the app.
  private static var memoryAtStart: WritableMemory?

  /// Lets variables be exchanged in this process, which runs the app alone.
  ///
  /// Called before the app starts.
  package static func enable() {
    isEnabled = true
    memoryAtStart = .copy()
  }

  /// Runs a body without exchanging variables.
  package static func pausing(_ body: () -> Void) {
    let wasEnabled = isEnabled
    isEnabled = false
    defer { isEnabled = wasEnabled }
    body()
  }

  private static weak var current: AppGlobals?

  /// The number of the current process of the app; zero before the first one.
  private static var currentNumber = 0
  private static var lastNumber = 0

  private let number: Int

  /// The values while those of another process are in place; nil before the first exchange.
  private var values: [[UInt8]]?

  /// Creates the variables of a new process.
  package init() {
    Self.lastNumber += 1
    number = Self.lastNumber
  }

  /// Puts the variables of this process of the app in place.
  package func makeCurrent() {
    guard Self.isEnabled, Self.currentNumber != number else { return }
    if Self.currentNumber != 0 { exchange() }
    Self.currentNumber = number
    Self.current = self
  }

  private func exchange() {
    Self.current?.values = Self.variables.map(\.currentBytes)
    for (index, variable) in Self.variables.enumerated() {
      variable.write(values?[index] ?? variable.bytes)
    }
    values = nil
  }

  /// Finds the variables, for the processes that are forked from this one.
  package static func prepare() {
    if isEnabled { _ = variables }
  }

  private static let variables = InitialValues.of(
    ExecutableSymbols.variables.filter { AppModules.contain($0.name) }, memoryAtStart)
}
