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

extension Font {
  static let wallet = Font.custom("Avenir", size: 17, relativeTo: .body).weight(.semibold)
}

extension Color {
  static let wallet = Color(UIColor.systemGreen).opacity(0.5)
  static let shades = [Color("Shade"), .init(red: 0, green: 0.5, blue: 1), .accentColor]
}

private struct CardKey: EnvironmentKey { static let defaultValue = "none" }

extension EnvironmentValues {
  var card: String {
    get { self[CardKey.self] }
    set { self[CardKey.self] = newValue }
  }
}

private struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct CardStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundColor(configuration.isPressed ? .gray : .wallet)
  }
}

struct CardView: View {
  var picture = Image(systemName: "creditcard")
  var title: LocalizedStringKey = "Card \(1)"
  var font: Font? = .wallet
  var insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
  var alignment = Alignment.topLeading
  var turn = Angle.degrees(90)
  var gradient = Gradient(colors: Color.shades)
  var animation: Animation = .easeInOut(duration: 0.3).delay(1)
  @Environment(\.card) private var card
  @Environment(\.colorScheme) private var scheme
  @Environment(\.presentationMode) private var mode
  @AppStorage("cards") var count = 0
  @FocusState private var hasFocus: Bool

  var body: some View { any }

  private var any: AnyView {
    AnyView(HStack { picture; Text(title).font(font) }.buttonStyle(CardStyle()))
  }

  func heading() -> AttributedString {
    var heading = AttributedString("Cards")
    heading.font = font
    heading.foregroundColor = Color.wallet
    return heading
  }

  func add() { withAnimation(animation) { count += 1 } }
}

struct AboutView_Previews: PreviewProvider {
  static var previews: some View {
    AboutView(version: "1.0")
  }
}

#Preview {
  AboutView(version: "2.0")
}
