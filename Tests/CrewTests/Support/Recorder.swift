import Foundation
import Reactive

/// The values and the end of a sequence, recorded from the moment of creation.
final class Recorder<Value> {
  private(set) var values: [Value] = []

  /// `end`, or the error's message; nil while the sequence is running.
  private(set) var ending: String?

  private let disposeBag = DisposeBag()

  /// Subscribes to a sequence.
  init(_ source: some ObservableConvertibleType<Value>) {
    source.asObservable()
      .subscribe(
        onNext: { [weak self] in self?.values.append($0) },
        onError: { [weak self] in self?.ending = $0.localizedDescription },
        onCompleted: { [weak self] in self?.ending = "end" }
      )
      .disposed(by: disposeBag)
  }
}
