import CrewShared
import Foundation
import MVVMCB
import Reactive

/// The events from the list to its view model.
struct ShiftListInputs {
  let viewState = PublishSubject<ViewState>()
  let shiftTapped = PublishSubject<String>()
}

/// The events from the view model to the list and the coordinator.
struct ShiftListOutputs {
  let viewData = BehaviorSubject<ShiftListViewData>(value: ShiftListViewData(rows: []))
  let failed = PublishSubject<String>()
  let showShift = PublishSubject<String>()
}

/// The content of the list.
struct ShiftListViewData: Equatable {
  /// A row with a shift.
  struct Row: Equatable {
    let id: String
    let title: String
    let time: String
  }

  let rows: [Row]
}

/// The interface of the list's view model.
protocol ShiftListViewModellable: AnyObject {
  var inputs: ShiftListInputs { get }
  var outputs: ShiftListOutputs { get }
}

/// A view model that loads the shifts each time the list appears.
final class ShiftListViewModel: ShiftListViewModellable {
  let inputs = ShiftListInputs()
  let outputs = ShiftListOutputs()

  private let disposeBag = DisposeBag()

  init(
    useCase: any ShiftListInteractable,
    analyticsDispatcher: any AnalyticsDispatchable
  ) {
    inputs.viewState
      .filter { $0 == .willAppear }
      .flatMapLatest { [outputs] _ in
        useCase.shifts().catch { error in
          outputs.failed.onNext(error.localizedDescription)
          return .empty()
        }
      }
      .map { shifts in ShiftListViewData(rows: shifts.map(Self.row)) }
      .bind(to: outputs.viewData)
      .disposed(by: disposeBag)
    inputs.shiftTapped
      .do(onNext: { analyticsDispatcher.dispatch("shift.tapped", parameters: ["id": $0]) })
      .bind(to: outputs.showShift)
      .disposed(by: disposeBag)
  }

  private static func row(_ shift: Shift) -> ShiftListViewData.Row {
    .init(id: shift.id, title: shift.title, time: ShiftTime.text(of: shift))
  }
}

/// The text of a shift's time.
enum ShiftTime {
  /// Returns the day, start and end of a shift, such as `6 Jan, 09:00 – 17:00`.
  static func text(of shift: Shift) -> String {
    "\(TimeText.dayAndTime(of: shift.start)) – \(TimeText.time(of: shift.end))"
  }
}
