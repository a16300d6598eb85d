import PropsMVVM
import Reactive

/// The view model, which transforms taps into props and a trigger.
final class __Name__ViewModel: ViewModel {
  /// The sequences from the view.
  struct Inputs {
    let addTap: Observable<Void>
    let doneTap: Observable<Void>
  }

  /// The sequences to the view: cold props and hot triggers.
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
