// swift-format-ignore-file
import SwiftUI

struct AboutView: View {
  let version: String
  @State private var isOpen = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 8) {
      Text("Wallet \(version)").font(.title)
      Button("Close") { dismiss() }
      if isOpen { details }
    }
    .padding()
  }

  private var details: some View {
    Text("Made here").foregroundColor(.secondary)
  }
}

struct AboutView_Previews: PreviewProvider {
  static var previews: some View {
    AboutView(version: "1.0")
  }
}

#Preview {
  AboutView(version: "2.0")
}
