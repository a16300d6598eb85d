import Reactive

/// A view model written for RxSwift 6, with observers as inputs and observables as outputs.
final class SearchViewModel {
  struct Item: Equatable {
    let id: Int
    let title: String
  }

  enum Failure: Error, Equatable {
    case offline
  }

  let query = BehaviorRelay<String>(value: "")
  let reload = PublishRelay<Void>()
  let selection = PublishSubject<Int>()

  let items: Observable<[Item]>
  let isLoading: Observable<Bool>
  let selectedTitle: Observable<String>
  private(set) var shown: [String] = []

  private let loading = BehaviorSubject(value: false)
  private let disposeBag = DisposeBag()

  init(search: @escaping (String) -> Single<[Item]>, scheduler: any SchedulerType) {
    let loading = loading
    let queries =
      query
      .map { $0.lowercased() }
      .debounce(.milliseconds(300), scheduler: scheduler)
      .distinctUntilChanged()
    let reloads =
      reload
      .throttle(.seconds(1), latest: false, scheduler: scheduler)
      .withLatestFrom(query)
    let items = Observable.merge(queries, reloads)
      .filter { !$0.isEmpty }
      .flatMapLatest { query in
        search(query)
          .timeout(.seconds(5), scheduler: scheduler)
          .retry(3)
          .catchAndReturn([])
          .do(
            onSubscribe: { loading.onNext(true) },
            onDispose: { loading.onNext(false) })
      }
      .startWith([])
      .share(replay: 1, scope: .whileConnected)
    self.items = items
    isLoading = loading.asObservable().distinctUntilChanged()
    selectedTitle =
      selection
      .withLatestFrom(items) { index, items in items.indices.contains(index) ? items[index] : nil }
      .compactMap { $0 }
      .map(\.title)
    selectedTitle
      .subscribe(with: self, onNext: { owner, title in owner.shown.append(title) })
      .disposed(by: disposeBag)
    items
      .withUnretained(self)
      .subscribe(onNext: { owner, items in owner.shown.append("\(items.count) items") })
      .disposed(by: disposeBag)
  }
}
