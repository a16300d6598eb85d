import Foundation
import Testing

@testable import Porting

@Suite("Names of RxSwift that its successors gave up")
struct OldRxNameTests {
  @Test("E is Element in the requirements on sequences, and stays in others")
  func requirements() throws {
    let source = """
      import RxSwift
      protocol Box { associatedtype E }
      extension ObservableType where E == Int { func a() {} }
      extension ObservableType { func b<T: Box>(_ box: T) where Self.E == T.E {} }
      extension Array { func c<O: ObservableType>(_ other: O) where O.E == Int {} }
      struct Holder<O: RxSwift.ObserverType, T: Box> where O.E == T.E {}
      final class Owner<O: ObservableConvertibleType> where O.E == Int { init<P: ObserverType>(_ p: P) where P.E == O.E {} }
      extension Box where E == Int {}
      func plain<E>(_ value: E) where E: Equatable {}
      extension ObservableType { func d() -> Self.E? { nil } }

      """
    #expect(
      try portedLines(source).dropLast() == [
        "import RxSwift", "protocol Box { associatedtype E }",
        "extension ObservableType where Element == Int { func a() {} }",
        "extension ObservableType { func b<T: Box>(_ box: T) where Self.Element == T.E {} }",
        "extension Array { func c<O: ObservableType>(_ other: O) where O.Element == Int {} }",
        "struct Holder<O: RxSwift.ObserverType, T: Box> where O.Element == T.E {}",
        """
        final class Owner<O: ObservableConvertibleType> where O.Element == Int { \
        init<P: ObserverType>(_ p: P) where P.Element == O.Element {} }
        """,
        "extension Box where E == Int {}", "func plain<E>(_ value: E) where E: Equatable {}",
        "extension ObservableType { func d() -> Self.E? { nil } }",
      ])
  }

  @Test("E stays in an app without RxSwift")
  func otherApp() throws {
    let source = "import UIKit\nextension ObservableType where E == Int {}\n"
    let declarations = "protocol ObservableType { associatedtype E }\n"
    #expect(
      try portedLines(source, with: declarations)[1] == "extension ObservableType where E == Int {}"
    )
  }

  @Test("a response of Alamofire 4, which names its value alone, gets the type of its errors")
  func responses() throws {
    let source = """
      import Alamofire
      func a(_ r: DataResponse<[String: Any]>, _ d: Alamofire.DownloadResponse<Data>) {}
      func b(_ r: DataResponse<Data, AFError>) {}

      """
    #expect(
      try portedLines(source)[1...2] == [
        "func a(_ r: DataResponse<[String: Any], AFError>, _ d: Alamofire.DownloadResponse<Data, AFError>) {}",
        "func b(_ r: DataResponse<Data, AFError>) {}",
      ])
    let own = "struct DataResponse<Value> {}\n"
    #expect(
      try portedLines("import Alamofire\nfunc a(_ r: DataResponse<Data>) {}\n", with: own)[1]
        == "func a(_ r: DataResponse<Data>) {}")
  }
}
