public import Foundation
internal import HeadlessDevice
internal import HeadlessUIKit

extension Ported {
  /// Decodes a value; a response that cannot be decoded is shown with its request.
  ///
  /// An app's own message about it, such as "Something went wrong", seldom says why.
  nonisolated public static func decode<Value: Decodable>(
    _ type: Value.Type, from data: Data, with decoder: JSONDecoder
  ) throws -> Value {
    do {
      return try decoder.decode(type, from: data)
    } catch {
      _ = onMain { report(error, of: data) }
      throw error
    }
  }

  /// Reports the error if the bytes are those of the response that was answered last.
  private static func report(_ error: any Error, of data: Data) {
    let network = Device.current.network
    let answers = network.exchanges.compactMap { exchange in
      exchange.answeredAt.map { (instant: $0, outcome: exchange.outcome) }
    }
    guard let last = answers.max(by: { $0.instant <= $1.instant }),
      case .response(let response) = last.outcome, response.body == data
    else { return }
    network.reportDecodingFailure(error)
  }
}
