// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation
public import HeadlessFoundation

nonisolated public enum PHAssetMediaType: Int, Sendable { case unknown = 0, image, video, audio }

nonisolated public struct PHAssetMediaSubtype: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let photoPanorama = Self(rawValue: 1)
  public static let photoHDR = Self(rawValue: 2)
  public static let photoScreenshot = Self(rawValue: 4)
  public static let photoLive = Self(rawValue: 8)
  public static let photoDepthEffect = Self(rawValue: 16)
  public static let videoStreamed = Self(rawValue: 1 << 16)
  public static let videoHighFrameRate = Self(rawValue: 1 << 17)
  public static let videoTimelapse = Self(rawValue: 1 << 18)
}

nonisolated public enum PHAssetCollectionType: Int, Sendable {
  case album = 1
  case smartAlbum = 2
  case moment = 3
}

nonisolated public enum PHAssetCollectionSubtype: Int, Sendable {
  case albumRegular = 2
  case albumSyncedEvent, albumSyncedFaces, albumSyncedAlbum, albumImported
  case albumMyPhotoStream = 100
  case albumCloudShared
  case smartAlbumGeneric = 200
  case smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites, smartAlbumTimelapses
  case smartAlbumAllHidden, smartAlbumRecentlyAdded, smartAlbumBursts, smartAlbumSlomoVideos
  case smartAlbumUserLibrary, smartAlbumSelfPortraits, smartAlbumScreenshots
  case smartAlbumDepthEffect, smartAlbumLivePhotos, smartAlbumAnimated, smartAlbumLongExposures
  case any = 9_223_372_036_854_775_807
}

/// An object of the photo library; the library of the device has none.
open class PHObject: NSObject {
  public let localIdentifier: String

  init(localIdentifier: String) {
    self.localIdentifier = localIdentifier
    super.init()
  }
}

open class PHAsset: PHObject {
  open var mediaType: PHAssetMediaType { .unknown }
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  open var pixelWidth: Int { 0 }
  open var pixelHeight: Int { 0 }
  open var creationDate: Date? { nil }
  open var modificationDate: Date? { nil }
  open var duration: TimeInterval { 0 }
  open var isHidden: Bool { false }
  open var isFavorite: Bool { false }
  open var burstIdentifier: String? { nil }
  open var representsBurst: Bool { false }

  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }
  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  open class func fetchKeyAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset>? { PHFetchResult() }
}

open class PHCollection: PHObject {
  open var localizedTitle: String? { nil }
  open var canContainAssets: Bool { false }
  open var canContainCollections: Bool { false }

  open class func fetchTopLevelUserCollections(
    with options: PHFetchOptions?
  ) -> PHFetchResult<PHCollection> { PHFetchResult() }
}

open class PHAssetCollection: PHCollection {
  open var assetCollectionType: PHAssetCollectionType { .album }
  open var assetCollectionSubtype: PHAssetCollectionSubtype { .albumRegular }
  open var estimatedAssetCount: Int { 0 }
  open var startDate: Date? { nil }
  open var endDate: Date? { nil }

  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
  open class func fetchAssetCollections(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}

nonisolated public let PHInvalidImageRequestID: PHImageRequestID = 0

/// The conditions of a fetch.
open class PHFetchOptions: NSObject {
  open var predicate: HeadlessFoundation.NSPredicate?
  open var sortDescriptors: [HeadlessFoundation.NSSortDescriptor]?
  open var includeHiddenAssets = false
  open var includeAllBurstAssets = false
  open var fetchLimit = 0
  open var wantsIncrementalChangeDetails = true
}

/// The objects of a fetch, which are none.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
  open var count: Int { 0 }
  open var firstObject: ObjectType? { nil }
  open var lastObject: ObjectType? { nil }

  open func object(at index: Int) -> ObjectType {
    fatalError("The index \(index) is out of bounds: the photo library has no photos.")
  }
  public subscript(index: Int) -> ObjectType { object(at: index) }
  open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
  open func contains(_ anObject: ObjectType) -> Bool { false }
  open func index(of anObject: ObjectType) -> Int { NSNotFound }
  open func countOfAssets(with mediaType: PHAssetMediaType) -> Int { 0 }
  open func enumerateObjects(
    _ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  open func enumerateObjects(
    options opts: NSEnumerationOptions = [],
    using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}

/// A change of the photo library, which never changes by itself.
open class PHChange: NSObject {
  open func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? { nil }
  open func changeDetails<T: PHObject>(
    for fetchResult: PHFetchResult<T>
  ) -> PHFetchResultChangeDetails<T>? { nil }
}

open class PHObjectChangeDetails<ObjectType: PHObject>: NSObject {
  open var objectAfterChanges: ObjectType? { nil }
  open var objectWasDeleted: Bool { false }
  open var assetContentChanged: Bool { false }
}

open class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject {
  open var fetchResultBeforeChanges: PHFetchResult<ObjectType> { PHFetchResult() }
  open var fetchResultAfterChanges: PHFetchResult<ObjectType> { PHFetchResult() }
  open var hasIncrementalChanges: Bool { false }
  open var removedIndexes: IndexSet? { nil }
  open var insertedIndexes: IndexSet? { nil }
  open var changedIndexes: IndexSet? { nil }
  open var hasMoves: Bool { false }
  open func enumerateMoves(_ handler: (Int, Int) -> Void) {}
}

public protocol PHPhotoLibraryChangeObserver: AnyObject {
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

extension PHPhotoLibrary {
  /// Does nothing: the photo library never changes by itself.
  public func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  public func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}
