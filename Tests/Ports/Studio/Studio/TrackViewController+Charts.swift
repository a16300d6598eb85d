// swift-format-ignore-file
import Alamofire
import Combine

private struct Chart: Codable {
  let name: String
  let place: Int
}

private struct Vote: Encodable {
  let track: String
  let stars: Int
}

/// Adds a token to each request, and asks for another one where it is refused.
private final class Tokens: RequestInterceptor {
  private var token = "old"

  func adapt(_ urlRequest: URLRequest, for session: Session, completion: @escaping (Result<URLRequest, Error>) -> Void) {
    var request = urlRequest
    request.headers.add(.authorization(bearerToken: token))
    completion(.success(request))
  }

  func retry(_ request: Request, for session: Session, dueTo error: Error, completion: @escaping (RetryResult) -> Void) {
    guard request.response?.statusCode == 401, request.retryCount == 0 else { return completion(.doNotRetry) }
    token = "new"
    completion(.retryWithDelay(0.5))
  }
}

/// Reads and sends charts with Alamofire.
extension TrackViewController {
  private static let page = "https://studio.example"

  @objc func showCharts() {
    AF.request(Self.page + "/charts", parameters: ["page": 2, "genres": ["a b", "c"], "live": true])
      .validate()
      .responseDecodable(of: [Chart].self) { [weak self] response in
        switch response.result {
        case .success(let charts): self?.tell(charts.map { "\($0.place). \($0.name)" }.joined(separator: " "))
        case .failure(let error):
          self?.tell("code \(error.responseCode ?? 0), task \(error.isSessionTaskError), decoding \(error.isResponseSerializationError)")
        }
      }
    AF.request(Self.page + "/charts", parameters: ["page": 2, "genres": ["a b", "c"], "live": true])
      .responseJSON { [weak self] response in
        guard let value = response.value as? [[String: Any]] else { return }
        self?.tell("\(value.count) of JSON")
      }
  }

  @objc func vote() {
    AF.request(Self.page + "/votes", method: .post, parameters: Vote(track: "Finale", stars: 5), encoder: JSONParameterEncoder.default)
      .validate(statusCode: [201])
      .response { [weak self] response in self?.tell(response.error == nil ? "voted" : "no vote") }
    AF.request(Self.page + "/votes", method: .put, parameters: ["stars": 4], encoding: URLEncoding.default)
      .responseString { [weak self] in self?.tell("changed: \($0.value ?? "nothing")") }
    let cancelled = AF.request(Self.page + "/charts").responseData { [weak self] in
      self?.tell($0.error?.isExplicitlyCancelledError == true ? "cancelled" : "not cancelled")
    }
    cancelled.cancel()
  }

  @objc func showSecret() {
    let session = Session(interceptor: Tokens())
    Task {
      let text = try? await session.request(Self.page + "/secret").validate().serializingString().value
      tell("secret \(text ?? "refused")")
    }
    AF.request(URLRequest(url: URL(string: "studio:")!)).response { [weak self] in
      self?.tell($0.error == nil ? "answered" : "nowhere")
    }
  }

  @objc func sendTake() {
    AF.upload(multipartFormData: { form in
      form.append(Data("la la".utf8), withName: "take", fileName: "take.m4a", mimeType: "audio/mp4")
    }, to: Self.page + "/takes")
    .uploadProgress { [weak self] in self?.tell("\(Int($0.fractionCompleted * 100)) %") }
    .responseDecodable(of: Chart.self) { [weak self] in self?.tell($0.value.map { "sent as \($0.name)" } ?? "not sent") }
    let destination = DownloadRequest.suggestedDownloadDestination(options: [.removePreviousFile])
    AF.download(Self.page + "/charts.txt", to: destination).responseURL { [weak self] in
      let text = $0.value.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
      self?.tell("file \(text ?? "lost")")
    }
    AF.download(Self.page + "/takes.zip").cancel { [weak self] in
      self?.tell($0 == nil ? "nothing to resume" : "to be resumed")
    }
  }
}
