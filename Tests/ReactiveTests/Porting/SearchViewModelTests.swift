import Reactive
import Testing

/// Tests written for RxTest, with only the import lines changed.
@Suite("A view model and its tests written against RxSwift")
struct SearchViewModelTests {
  private let scheduler = TestScheduler(initialClock: 0, resolution: 0.1)
  private let bag = DisposeBag()

  private func viewModel(failures: Int = 0) -> SearchViewModel {
    var failures = failures
    let scheduler = scheduler
    return SearchViewModel(
      search: { query in
        Single.create { single in
          if failures > 0 {
            failures -= 1
            single(.failure(SearchViewModel.Failure.offline))
            return Disposables.create()
          }
          return scheduler.scheduleRelative((), dueTime: .milliseconds(200)) {
            single(.success([SearchViewModel.Item(id: query.count, title: query)]))
            return Disposables.create()
          }
        }
      }, scheduler: scheduler)
  }

  @Test("queries are debounced and searched, and a selection is sent")
  func typing() {
    let viewModel = viewModel()
    let items = scheduler.createObserver([String].self)
    let loading = scheduler.createObserver(Bool.self)
    let title = scheduler.createObserver(String.self)
    viewModel.items.map { $0.map(\.title) }.subscribe(items).disposed(by: bag)
    viewModel.isLoading.bind(to: loading).disposed(by: bag)
    viewModel.selectedTitle.bind(to: title).disposed(by: bag)
    scheduler.createColdObservable([.next(10, "A"), .next(11, "AB"), .next(20, "ABC")])
      .bind(to: viewModel.query)
      .disposed(by: bag)
    scheduler.createHotObservable([.next(26, 0), .next(27, 7), .completed(30)])
      .bind(to: viewModel.selection)
      .disposed(by: bag)
    scheduler.start()
    #expect(
      items.events == [.next(0, []), .next(16, ["ab"]), .next(25, ["abc"])])
    #expect(
      loading.events == [
        .next(0, false), .next(14, true), .next(16, false), .next(23, true), .next(25, false),
      ])
    #expect(title.events == [.next(26, "abc"), .completed(30)])
    #expect(viewModel.shown == ["0 items", "1 items", "1 items", "abc"])
  }

  @Test("two failures are retried; after three the result is empty", arguments: [2, 3])
  func retries(failures: Int) {
    let viewModel = viewModel(failures: failures)
    let items = scheduler.createObserver(Int.self)
    viewModel.items.map(\.count).subscribe(items).disposed(by: bag)
    scheduler.scheduleAt(10) { viewModel.query.accept("x") }
    scheduler.start()
    #expect(
      items.events
        == (failures < 3
          ? [.next(0, 0), .next(15, 1)] : [.next(0, 0), .next(13, 0)]))
  }
}
