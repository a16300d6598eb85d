import Foundation

/// Sends texts to the server and tells how far it is.
final class Uploader: NSObject, URLSessionDataDelegate {
  private let tell: (String) -> Void
  private var isSending = false

  init(tell: @escaping (String) -> Void) {
    self.tell = tell
    super.init()
  }

  /// Returns whether the text is sent; only one is sent at a time.
  func send(_ text: String) -> Bool {
    guard !isSending, let url = URL(string: "https://notes.example/notes") else { return false }
    isSending = true
    var request = URLRequest(url: url)
    request.httpMethod = "POST"
    let session = URLSession(configuration: .default, delegate: self, delegateQueue: .main)
    session.uploadTask(with: request, from: Data(text.utf8)).resume()
    return true
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64, totalBytesExpectedToSend: Int64
  ) { tell("\(totalBytesSent) of \(totalBytesExpectedToSend) bytes") }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    tell(String(decoding: data, as: UTF8.self))
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?
  ) {
    isSending = false
    if let error { tell("Failed: \((error as? URLError)?.code.rawValue ?? 0)") }
    session.finishTasksAndInvalidate()
  }
}
