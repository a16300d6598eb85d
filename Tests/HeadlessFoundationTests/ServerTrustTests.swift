#if canImport(FoundationNetworking)
  import FoundationNetworking
  import HeadlessFoundation
  import Testing

  @Suite("The certificates of a server")
  struct ServerTrustTests {
    @Test("a protection space has no certificates, and the method has its name")
    func noTrust() {
      let space = URLProtectionSpace(
        host: "a.example", port: 443, protocol: "https", realm: nil,
        authenticationMethod: NSURLAuthenticationMethodServerTrust)
      #expect(space.serverTrust == nil)
      #expect(space.authenticationMethod == "NSURLAuthenticationMethodServerTrust")
    }
  }
#endif
