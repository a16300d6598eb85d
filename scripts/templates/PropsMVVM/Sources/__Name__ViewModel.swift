import PropsMVVM
import Reactive

/// The logic of the screen: turns taps into props, and the last one into a trigger.
final class __Name__ViewModel: ViewModel {
  /// What comes from the view.
  struct Inputs {
    let addTap: Observable<Void>
    let doneTap: Observable<Void>
  }

  /// What goes to the view: props, which are cold, and triggers, which are hot.
  struct Outputs {
    let props: Observable<__Name__Props>
    let finish: Observable<Int>
  }

  func makeOutputs(from inputs: Inputs) -> Outputs {
    let count = inputs.addTap.scan(0) { count, _ in count + 1 }.startWith(0).share(replay: 1)
    return Outputs(
      props: count.map { __Name__Props(count: $0) },
      finish: inputs.doneTap.withLatestFrom(count))
  }
}
