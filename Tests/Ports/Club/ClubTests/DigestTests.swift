// swift-format-ignore-file
import CommonCrypto
import CryptoKit
import XCTest

@testable import Club

final class DigestTests: XCTestCase {
  private func hex<S: Sequence>(_ bytes: S) -> String where S.Element == UInt8 {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  private let abc = Data("abc".utf8)
  private let long = Data(String(repeating: "a", count: 1000).utf8)

  func testDigestsOfAbc() {
    XCTAssertEqual(hex(Insecure.MD5.hash(data: abc)), "900150983cd24fb0d6963f7d28e17f72")
    XCTAssertEqual(hex(Insecure.SHA1.hash(data: abc)), "a9993e364706816aba3e25717850c26c9cd0d89d")
    XCTAssertEqual(
      hex(SHA256.hash(data: abc)), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    XCTAssertEqual(
      hex(SHA384.hash(data: abc)),
      "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7")
    XCTAssertEqual(
      hex(SHA512.hash(data: abc)),
      "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
        + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f")
  }

  func testTheDigestOfNothingAndOfManyBlocks() {
    XCTAssertEqual(
      SHA256.hash(data: Data()).description,
      "SHA256 digest: e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    XCTAssertEqual(
      hex(SHA256.hash(data: long)), "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3")
    XCTAssertEqual(hex(Insecure.MD5.hash(data: long)), "cabe45dcc9ae5b66ba86600cca6b8ba8")
  }

  func testPartsHaveTheDigestOfTheWhole() {
    var function = SHA512()
    for byte in long { function.update(data: [byte]) }
    XCTAssertEqual(function.finalize(), SHA512.hash(data: long))
    XCTAssertEqual([SHA512.byteCount, SHA512Digest.byteCount], [64, 64])
  }

  func testAuthenticationCodes() {
    let key = SymmetricKey(data: Data("Jefe".utf8))
    let message = Data("what do ya want for nothing?".utf8)
    let code = HMAC<SHA256>.authenticationCode(for: message, using: key)
    XCTAssertEqual(hex(code), "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    XCTAssertTrue(HMAC<SHA256>.isValidAuthenticationCode(Data(code), authenticating: message, using: key))
    XCTAssertFalse(HMAC<SHA256>.isValidAuthenticationCode(Data(code), authenticating: abc, using: key))
    XCTAssertEqual(
      hex(HMAC<Insecure.MD5>.authenticationCode(for: message, using: key)), "750c783e6ab0b503eaa86e310a5db738")
  }

  func testDerivedKeys() {
    let derived = HKDF<SHA256>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: [UInt8](repeating: 0x0b, count: 22)),
      salt: (0...12).map { UInt8($0) }, info: (0xf0...0xf9).map { UInt8($0) }, outputByteCount: 42)
    XCTAssertEqual(
      derived.withUnsafeBytes { hex($0) },
      "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
  }

  /// The cases 3, 4 and 16 of the cipher's specification, shortened to what they add.
  func testSealedMessages() throws {
    let key = SymmetricKey(data: [UInt8](repeating: 0, count: 16))
    let nonce = try AES.GCM.Nonce(data: [UInt8](repeating: 0, count: 12))
    let empty = try AES.GCM.seal([UInt8](), using: key, nonce: nonce)
    XCTAssertEqual(hex(empty.tag), "58e2fccefa7e3061367f1d57a4e7455a")
    let zeros = try AES.GCM.seal([UInt8](repeating: 0, count: 16), using: key, nonce: nonce)
    XCTAssertEqual(hex(zeros.ciphertext), "0388dace60b6a392f328c2b971b2fe78")
    XCTAssertEqual(hex(zeros.tag), "ab6e47d42cec13bdf53a67b21257bddf")
    let large = SymmetricKey(data: [UInt8](repeating: 0, count: 32))
    let sealed = try AES.GCM.seal([UInt8](repeating: 0, count: 16), using: large, nonce: nonce)
    XCTAssertEqual(hex(sealed.ciphertext), "cea7403d4d606b6e074ec5d3baf39d18")
    XCTAssertEqual(hex(sealed.tag), "d0d1c8a799996bf0265b98b5d48ab919")
  }

  func testASealedMessageIsOpenedOnlyAsItWas() throws {
    let key = SymmetricKey(size: .bits256)
    let box = try AES.GCM.seal(long, using: key, authenticating: abc)
    let combined = try XCTUnwrap(box.combined)
    XCTAssertEqual(try AES.GCM.open(AES.GCM.SealedBox(combined: combined), using: key, authenticating: abc), long)
    var changed = combined
    changed[20] ^= 1
    XCTAssertThrowsError(try AES.GCM.open(AES.GCM.SealedBox(combined: changed), using: key, authenticating: abc)) {
      XCTAssertEqual($0 as? CryptoKitError, .authenticationFailure)
    }
    XCTAssertThrowsError(try AES.GCM.open(box, using: key))
  }

  func testTheOldFunctions() {
    var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    abc.withUnsafeBytes { _ = CC_SHA256($0.baseAddress, CC_LONG(abc.count), &digest) }
    XCTAssertEqual(digest, Array(SHA256.hash(data: abc)))
    var code = [UInt8](repeating: 0, count: Int(CC_SHA1_DIGEST_LENGTH))
    CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA1), "Jefe", 4, "what do ya want for nothing?", 28, &code)
    XCTAssertEqual(hex(code), "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79")
  }
}
