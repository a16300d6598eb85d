import Foundation

/// The beginning of an image's file, and the frames of a GIF.
struct ImageFile {
  enum Format {
    case png, jpeg, gif

    /// The identifier of the type.
    var type: String {
      switch self {
      case .png: "public.png"
      case .jpeg: "public.jpeg"
      case .gif: "com.compuserve.gif"
      }
    }
  }

  let format: Format
  let size: CGSize
  /// The seconds that each frame of a GIF is shown.
  private(set) var delays: [Double] = []
  /// The number of times that a GIF is played; 0 for without end.
  private(set) var loopCount = 1

  /// Reads a file; nil for another format.
  init?(_ data: Data) {
    let bytes = Array(data)
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), bytes.count >= 24 {
      format = .png
      size = CGSize(width: Self.big(bytes[16..<20]), height: Self.big(bytes[20..<24]))
    } else if bytes.starts(with: [0xFF, 0xD8]) {
      format = .jpeg
      size = Self.jpegSize(bytes)
    } else if bytes.starts(with: Array("GIF8".utf8)), bytes.count >= 13 {
      format = .gif
      size = CGSize(
        width: Self.big([bytes[7], bytes[6]]), height: Self.big([bytes[9], bytes[8]]))
      readFrames(bytes)
    } else {
      return nil
    }
  }

  private static func big(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  /// The size in the header of a frame, behind the segments before it.
  private static func jpegSize(_ bytes: [UInt8]) -> CGSize {
    var place = 2
    while place + 9 < bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return CGSize(
          width: big(bytes[place + 7..<place + 9]), height: big(bytes[place + 5..<place + 7]))
      }
      place += 2 + big(bytes[place + 2..<place + 4])
    }
    return .zero
  }

  // MARK: GIF

  private mutating func readFrames(_ bytes: [UInt8]) {
    var place = 13 + Self.colors(bytes[10])
    var delay = 0.0
    while place + 1 < bytes.count {
      switch bytes[place] {
      case 0x21:
        let label = bytes[place + 1]
        place += 2
        if label == 0xF9, place + 3 < bytes.count {
          delay = Double(Self.big([bytes[place + 3], bytes[place + 2]])) / 100
        }
        if label == 0xFF, bytes[place...].dropFirst().starts(with: Array("NETSCAPE".utf8)),
          place + 15 < bytes.count
        {
          loopCount = Self.big([bytes[place + 15], bytes[place + 14]])
        }
        place = Self.end(of: bytes, place)
      case 0x2C where place + 10 < bytes.count:
        delays.append(delay)
        delay = 0
        place = Self.end(of: bytes, place + 11 + Self.colors(bytes[place + 9]))
      default: return
      }
    }
  }

  /// The number of bytes of a table of colors.
  private static func colors(_ flags: UInt8) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1)
  }

  /// The place after blocks, each of which begins with its length.
  private static func end(of bytes: [UInt8], _ start: Int) -> Int {
    var place = start
    while place < bytes.count, bytes[place] != 0 { place += Int(bytes[place]) + 1 }
    return place + 1
  }
}
