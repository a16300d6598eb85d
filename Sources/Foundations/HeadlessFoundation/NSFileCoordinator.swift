#if !canImport(Darwin)
  public import Foundation

  /// An object that presents a file, which is told of others' changes on a phone.
  public protocol NSFilePresenter: AnyObject {
    /// The file.
    var presentedItemURL: URL? { get }
    /// The queue of the messages, which do not come here.
    var presentedItemOperationQueue: OperationQueue { get }
    /// Called on a phone when another process has changed the file.
    func presentedItemDidChange()
    /// Called on a phone before another process deletes the file.
    func accommodatePresentedItemDeletion(
      completionHandler: @escaping @Sendable ((any Error)?) -> Void)
    /// Called on a phone when another process has moved the file.
    func presentedItemDidMove(to newURL: URL)
  }

  extension NSFilePresenter {
    /// Does nothing.
    public func presentedItemDidChange() {}
    /// Agrees.
    public func accommodatePresentedItemDeletion(
      completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) { completionHandler(nil) }
    /// Does nothing.
    public func presentedItemDidMove(to newURL: URL) {}
  }

  /// A coordinator of the processes that read and write a file; the app is the only one here.
  nonisolated open class NSFileCoordinator: NSObject {
    /// The way of reading; without effect.
    public struct ReadingOptions: OptionSet, Sendable {
      /// The number of the options.
      public let rawValue: UInt
      /// Creates options from their number.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// Reads what presenters have not saved yet.
      public static let withoutChanges = ReadingOptions(rawValue: 1)
      /// Reads the file that a link names.
      public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
      /// Reads the file's attributes.
      public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
      /// Reads a copy for sending.
      public static let forUploading = ReadingOptions(rawValue: 8)
    }

    /// The way of writing; without effect.
    public struct WritingOptions: OptionSet, Sendable {
      /// The number of the options.
      public let rawValue: UInt
      /// Creates options from their number.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// Deletes the file.
      public static let forDeleting = WritingOptions(rawValue: 1)
      /// Moves the file.
      public static let forMoving = WritingOptions(rawValue: 2)
      /// Changes the file after presenters have saved it.
      public static let forMerging = WritingOptions(rawValue: 4)
      /// Replaces the file.
      public static let forReplacing = WritingOptions(rawValue: 8)
      /// Changes the file's attributes.
      public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
    }

    /// Creates a coordinator; the presenter is not needed here.
    public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) { super.init() }

    /// Does nothing: no other process changes files.
    open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {}
    /// Does nothing: no other process changes files.
    open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {}

    /// Runs a closure that reads a file, at once.
    open func coordinate(
      readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer,
      byAccessor reader: (URL) -> Void
    ) { reader(url) }

    /// Runs a closure that writes a file, at once.
    open func coordinate(
      writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer,
      byAccessor writer: (URL) -> Void
    ) { writer(url) }

    /// Runs a closure that reads one file and writes another, at once.
    open func coordinate(
      readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [],
      writingItemAt writingURL: URL, options writingOptions: WritingOptions = [],
      error outError: NSErrorPointer, byAccessor readerWriter: (URL, URL) -> Void
    ) { readerWriter(readingURL, writingURL) }

    /// Runs a closure that writes two files, at once.
    open func coordinate(
      writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL,
      options options2: WritingOptions = [], error outError: NSErrorPointer,
      byAccessor writer: (URL, URL) -> Void
    ) { writer(url1, url2) }

    /// Does nothing: closures have run when a call returns.
    open func cancel() {}
    /// Does nothing: there is nobody to be told.
    open func item(at oldURL: URL, didMoveTo newURL: URL) {}
  }
#endif
