import Foundation
import Reactive

/// Everything a sequence gave: its values, and how it ended.
final class Recorder<Value> {
  private(set) var values: [Value] = []

  /// `end`, or the error in words; nil while the sequence goes on.
  private(set) var ending: String?

  private let disposeBag = DisposeBag()

  /// Subscribes at once.
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
