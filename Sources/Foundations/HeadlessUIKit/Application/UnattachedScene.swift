/// Creates a window scene that is connected to nothing.
///
/// `rehearse port` writes it where a test creates a `UIWindowScene` by the type of any object.
public func rehearsalUnattachedScene() -> UIWindowScene {
  let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
  let session = UISceneSession(role: .windowApplication, configuration: configuration)
  return UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
}
