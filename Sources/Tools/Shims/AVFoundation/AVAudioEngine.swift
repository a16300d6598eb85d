// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations are Apple's, and their documentation is too.
public import Foundation

extension Notification.Name {
  nonisolated public static let AVAudioEngineConfigurationChange = Notification.Name(
    "AVAudioEngineConfigurationChangeNotification")
}

/// Nodes that pass on sound; all of it is silence.
open class AVAudioEngine: NSObject {
  public let inputNode = AVAudioInputNode()
  public let outputNode = AVAudioOutputNode()
  public let mainMixerNode = AVAudioMixerNode()
  open private(set) var attachedNodes: Set<AVAudioNode>
  open private(set) var isRunning = false
  open var isAutoShutdownEnabled = false

  public override init() {
    attachedNodes = [inputNode, outputNode, mainMixerNode]
    super.init()
    for node in attachedNodes { node.engine = self }
  }

  open func attach(_ node: AVAudioNode) {
    attachedNodes.insert(node)
    node.engine = self
  }

  open func detach(_ node: AVAudioNode) {
    attachedNodes.remove(node)
    node.engine = nil
  }

  open func prepare() {}
  open func start() throws { isRunning = true }
  open func pause() { isRunning = false }
  open func reset() {}

  open func stop() {
    isRunning = false
    for case let player as AVAudioPlayerNode in attachedNodes { player.stop() }
  }

  // MARK: Connections, without effect

  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
  open func connect(
    _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus,
    toBus bus2: AVAudioNodeBus, format: AVAudioFormat?
  ) {}
  open func disconnectNodeInput(_ node: AVAudioNode) {}
  open func disconnectNodeInput(_ node: AVAudioNode, bus: AVAudioNodeBus) {}
  open func disconnectNodeOutput(_ node: AVAudioNode) {}
  open func disconnectNodeOutput(_ node: AVAudioNode, bus: AVAudioNodeBus) {}
}
