import Foundation
import HeadlessFoundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The load of data by a loader, which gives it in parts.
final class DataLoad {
  typealias Answer = Result<(data: Data, response: URLResponse?), any Error>

  private var data = Data()
  private var response: URLResponse?
  private var call: (any Cancellable)?
  private var completion: ((Answer) -> Void)?

  init(
    _ request: URLRequest, _ loader: any DataLoading, completion: @escaping (Answer) -> Void
  ) {
    self.completion = completion
    call = loader.loadData(
      with: request,
      didReceiveData: { data, response in
        self.data.append(data)
        self.response = response
      },
      completion: { error in
        HeadlessFoundation.DispatchQueue.main.async { self.finish(error) }
      })
  }

  func cancel() {
    completion = nil
    call?.cancel()
  }

  private func finish(_ error: (any Error)?) {
    let completion = completion
    (self.completion, call) = (nil, nil)
    completion?(error.map { .failure($0) } ?? .success((data, response)))
  }
}
