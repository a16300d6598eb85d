// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Quick's, and their documentation is too.
public typealias ExampleClosure = @MainActor () throws -> Void

public typealias BeforeSuiteClosure = @MainActor () throws -> Void
public typealias AfterSuiteClosure = BeforeSuiteClosure

public typealias BeforeExampleClosure = @MainActor () throws -> Void
public typealias BeforeExampleWithMetadataClosure =
  @MainActor (_ exampleMetadata: ExampleMetadata) throws -> Void
public typealias AfterExampleClosure = BeforeExampleClosure
public typealias AfterExampleWithMetadataClosure = BeforeExampleWithMetadataClosure
public typealias AroundExampleClosure =
  @MainActor (_ runExample: @escaping () -> Void) throws -> Void
public typealias AroundExampleWithMetadataClosure =
  @MainActor (_ exampleMetadata: ExampleMetadata, _ runExample: @escaping () -> Void) throws -> Void

public typealias BeforeExampleAsyncClosure = @MainActor () async throws -> Void
public typealias BeforeExampleWithMetadataAsyncClosure =
  @MainActor (_ exampleMetadata: ExampleMetadata) async throws -> Void
public typealias AfterExampleAsyncClosure = BeforeExampleAsyncClosure
public typealias AfterExampleWithMetadataAsyncClosure = BeforeExampleWithMetadataAsyncClosure
public typealias AroundExampleAsyncClosure =
  @MainActor (_ runExample: @escaping @MainActor () async -> Void) async throws -> Void
public typealias AroundExampleWithMetadataAsyncClosure =
  @MainActor (
    _ exampleMetadata: ExampleMetadata, _ runExample: @escaping @MainActor () async -> Void
  ) async throws -> Void

public typealias SharedExampleContext = () -> [String: Any]
public typealias SharedExampleClosure = (@escaping SharedExampleContext) -> Void
