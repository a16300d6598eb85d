// swift-format-ignore-file
import ObjectMapper
import SwiftyJSON
import Then
import XCTest

@testable import Weather

final class WebcamTests: XCTestCase {
  func testAPathThatIsMissingGivesNullAndTheFirstError() {
    let json: JSON = ["list": [1, "2", 2.5, true], "null": nil as Any? as Any]
    XCTAssertEqual(json["list", 1].intValue, 2)
    XCTAssertNil(json["list", 1].int)
    XCTAssertEqual(json["list"][4].error, .indexOutOfBounds)
    XCTAssertEqual(json["none"]["deeper"].error, .notExist)
    XCTAssertEqual(json["list"]["key"].error, .wrongType)
    XCTAssertFalse(json["none"].exists())
    XCTAssertTrue(json["null"].exists())
    XCTAssertEqual(json["null"], JSON.null)
    XCTAssertEqual(json["list"].arrayValue.map { $0.stringValue }, ["1", "2", "2.5", "true"])
    XCTAssertEqual(json["list"].arrayValue.map { $0.type }, [.number, .string, .number, .bool])
  }

  func testATextOfANumberIsThatOfAPhone() throws {
    let json = try JSON(data: Data(#"{"whole": 3.0, "large": 12345678901, "part": 0.1}"#.utf8))
    XCTAssertEqual(["whole", "large", "part"].map { json[$0].stringValue }, ["3", "12345678901", "0.1"])
  }

  func testAValueIsSetAtItsPathAndNowhereElse() {
    var json: JSON = ["a": ["b": [0, 1]]]
    json["a", "b", 1] = "one"
    json["a", "c"].bool = true
    json["missing", "c"] = 1
    json["a", "b", 7] = 1
    XCTAssertEqual(json.rawString(options: [.sortedKeys]), #"{"a":{"b":[0,"one"],"c":true}}"#)
    XCTAssertThrowsError(try json.merged(with: [1])) { XCTAssertEqual($0 as? SwiftyJSONError, .wrongType) }
  }

  func testAnImmutableObjectSaysWhatIsMissing() {
    XCTAssertThrowsError(try Reading(JSON: ["sky": "rain"])) { error in
      let error = error as? MapError
      XCTAssertEqual(error?.key, "degrees")
      XCTAssertEqual(error?.reason, "Cannot cast to 'Double'")
    }
    XCTAssertNil(Mapper<WebcamDetails>().map(JSONString: "{}"))
  }

  func testAnObjectIsReadOntoAnother() {
    let details = WebcamDetails(JSON: ["id": 1, "sky": "rain", "altitude": 2])
    XCTAssertEqual(details?.altitude, 2)
    details?.mapping(map: Map(mappingType: .fromJSON, JSON: ["id": 2, "sky": "dust"], toObject: true))
    XCTAssertEqual(details?.id, 2)
    XCTAssertEqual(details?.sky, .rain)
    let text = try? Mapper<Reading>().mapArray(JSONString: #"[{"degrees": 4.5}]"#).toJSONString()
    XCTAssertEqual(JSON(parseJSON: text ?? ""), [["degrees": 4.5, "sky": "clear"]])
  }

  func testAValueIsConfiguredAndCopied() {
    let size = CGSize(width: 1, height: 2).with { $0.width = 3 }
    XCTAssertEqual(size, CGSize(width: 3, height: 2))
    XCTAssertEqual(UILabel().then { $0.text = "text" }.text, "text")
  }
}
