// swift-tools-version: 6.2
import PackageDescription

let plain: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// Everything that touches an app lives in one isolation domain, the main actor.
let onMainActor =
  plain + [
    .defaultIsolation(MainActor.self), .enableUpcomingFeature("InferIsolatedConformances"),
  ]

func foundation(
  _ name: String, _ dependencies: [Target.Dependency] = [], settings: [SwiftSetting]
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/Foundations/\(name)",
    swiftSettings: settings)
}

func kit(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/Kits/\(name)",
    swiftSettings: onMainActor)
}

/// The flows of Crew: each is a folder and a target, and sees its kit and what the flows share.
let crewFlows: [(name: String, modules: [Target.Dependency])] = [
  ("Onboarding", ["BuilderRouter"]),
  ("SignIn", ["MVPCF", "Reactive", "ReactiveUIKit"]),
  ("Shifts", ["MVVMCB", "Reactive", "ReactiveUIKit"]),
  ("Trips", ["FluxVIP", "CrewCore"]),
  ("Tasks", ["MVPCF", "Reactive", "ReactiveUIKit"]),
  ("Chat", ["PropsMVVM", "Reactive", "ReactiveUIKit"]),
  ("Account", ["FluxVIP", "CrewCore"]),
]

let crewFlowTargets = crewFlows.map { Target.Dependency(stringLiteral: "Crew\($0.name)") }

func crew(_ name: String, folder: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/Apps/Crew/\(folder)",
    exclude: folder.isEmpty ? ["Shared", "Core"] + crewFlows.map(\.name) : [],
    swiftSettings: onMainActor)
}

func driving(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/Driving/\(name)",
    swiftSettings: onMainActor)
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: dependencies, path: "Tests/\(name)Tests",
    exclude: exclude, swiftSettings: onMainActor)
}

let package = Package(
  name: "Rehearsal",
  platforms: [.macOS(.v14)],
  products: [
    .library(name: "Rehearsal", targets: ["Rehearsal"]),
    .library(name: "RehearsalTesting", targets: ["RehearsalTesting"]),
    .library(name: "HeadlessXCTest", targets: ["HeadlessXCTest"]),
    .library(name: "RehearsalCore", targets: ["RehearsalCore"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "HeadlessFoundation", targets: ["HeadlessFoundation"]),
    .library(name: "HeadlessCombine", targets: ["HeadlessCombine"]),
    .library(name: "HeadlessCoreData", targets: ["HeadlessCoreData"]),
    .library(name: "HeadlessDevice", targets: ["HeadlessDevice"]),
    .library(name: "Coordination", targets: ["Coordination"]),
    .library(name: "Reactive", targets: ["Reactive"]),
    .library(name: "ReactiveUIKit", targets: ["ReactiveUIKit"]),
    .library(name: "Injection", targets: ["Injection"]),
    .library(name: "VirtualTime", targets: ["VirtualTime"]),
    .library(name: "MVVMCB", targets: ["MVVMCB"]),
    .library(name: "FluxVIP", targets: ["FluxVIP"]),
    .library(name: "MVPCF", targets: ["MVPCF"]),
    .library(name: "PropsMVVM", targets: ["PropsMVVM"]),
    .library(name: "BuilderRouter", targets: ["BuilderRouter"]),
    .executable(name: "rehearse", targets: ["rehearse"]),
  ],
  targets: [
    foundation("VirtualTime", settings: plain),
    foundation("HeadlessDevice", ["VirtualTime"], settings: onMainActor),
    foundation("Reactive", ["VirtualTime"], settings: plain),
    foundation("Injection", ["HeadlessDevice"], settings: plain),
    foundation("HeadlessUIKit", ["VirtualTime", "HeadlessDevice"], settings: onMainActor),
    foundation(
      "ReactiveUIKit", ["Reactive", "HeadlessUIKit", "VirtualTime"], settings: onMainActor),
    foundation(
      "HeadlessFoundation", ["HeadlessUIKit", "HeadlessDevice", "VirtualTime"],
      settings: onMainActor),
    foundation(
      "HeadlessCombine", ["HeadlessUIKit", "HeadlessDevice", "VirtualTime"], settings: onMainActor),
    foundation(
      "HeadlessCoreData", ["HeadlessFoundation", "HeadlessUIKit", "HeadlessDevice"],
      settings: onMainActor),
    foundation("Coordination", ["HeadlessUIKit", "HeadlessDevice"], settings: onMainActor),

    kit(
      "MVVMCB", ["Reactive", "ReactiveUIKit", "HeadlessUIKit", "HeadlessDevice", "Coordination"]),
    kit("FluxVIP", ["HeadlessUIKit", "HeadlessDevice", "Coordination", "Injection"]),
    kit(
      "MVPCF",
      [
        "Reactive", "ReactiveUIKit", "Injection", "HeadlessUIKit", "HeadlessDevice",
        "Coordination",
      ]),
    kit(
      "PropsMVVM",
      ["Reactive", "ReactiveUIKit", "HeadlessUIKit", "HeadlessDevice", "Coordination"]),
    kit("BuilderRouter", ["HeadlessUIKit", "Coordination"]),

    crew(
      "CrewShared", folder: "Shared",
      [
        "HeadlessDevice", "Reactive", "Injection", "HeadlessUIKit", "Coordination", "MVVMCB",
        "MVPCF",
      ]),
    crew(
      "CrewCore", folder: "Core", ["CrewShared", "HeadlessDevice", "Injection", "FluxVIP"]),
    crew(
      "Crew", folder: "",
      [
        "CrewShared", "CrewCore", "HeadlessDevice", "Reactive", "ReactiveUIKit", "Injection",
        "HeadlessUIKit", "Coordination", "MVVMCB", "FluxVIP", "MVPCF", "PropsMVVM",
        "BuilderRouter",
      ] + crewFlowTargets),

    .target(name: "CMainQueue", path: "Sources/Driving/CMainQueue"),
    driving(
      "RehearsalCore",
      ["VirtualTime", "HeadlessDevice", "HeadlessUIKit", "Coordination", "CMainQueue"]),
    driving("ScriptLanguage", ["RehearsalCore", "HeadlessDevice", "HeadlessUIKit"]),
    .target(name: "CProcesses", path: "Sources/Driving/CProcesses"),
    driving(
      "ScriptRunner",
      [
        "ScriptLanguage", "RehearsalCore", "HeadlessDevice", "HeadlessUIKit", "VirtualTime",
        "CProcesses",
      ]),
    driving("HTMLReport", ["ScriptRunner", "ScriptLanguage", "RehearsalCore", "HeadlessDevice"]),
    driving(
      "NavigationMap",
      [
        "ScriptRunner", "ScriptLanguage", "RehearsalCore", "Coordination", "HeadlessDevice",
        "HeadlessUIKit", "VirtualTime",
      ]),
    driving(
      "Exploration",
      [
        "CProcesses", "ScriptRunner", "ScriptLanguage", "RehearsalCore", "Coordination",
        "HeadlessDevice", "HeadlessUIKit", "VirtualTime",
      ]),
    .systemLibrary(
      name: "CEditlineSystem", path: "Sources/Driving/CEditline/System", pkgConfig: "libedit",
      providers: [.apt(["libedit-dev"]), .brew(["libedit"])]),
    .target(
      name: "CEditline", dependencies: ["CEditlineSystem"], path: "Sources/Driving/CEditline/Shim"),
    driving(
      "Shell",
      [
        "RehearsalCore", "ScriptLanguage", "ScriptRunner", "Exploration", "NavigationMap",
        "CEditline", "CProcesses", "Coordination", "HeadlessDevice", "HeadlessUIKit",
        "VirtualTime",
      ]),
    driving("JSONRPC", ["RehearsalCore"]),
    driving(
      "Serving",
      [
        "JSONRPC", "ScriptRunner", "ScriptLanguage", "RehearsalCore", "Coordination",
        "HeadlessDevice", "HeadlessUIKit",
      ]),
    .target(
      name: "CWebServer", dependencies: ["CDynamicLibrary"], path: "Sources/Driving/CWebServer"),
    driving(
      "WebShell",
      [
        "CWebServer", "HTMLReport", "Shell", "Exploration", "ScriptRunner", "ScriptLanguage",
        "RehearsalCore", "HeadlessUIKit",
      ]),
    driving(
      "LanguageServer", ["JSONRPC", "ScriptLanguage", "RehearsalCore", "HeadlessUIKit"]),
    driving(
      "CommandLineInterface",
      [
        "RehearsalCore", "ScriptLanguage", "ScriptRunner", "Exploration", "NavigationMap", "Shell",
        "HeadlessDevice", "HeadlessUIKit", "CProcesses", "JSONRPC", "Serving", "LanguageServer",
        "Porting", "HTMLReport", "WebShell", "CHTTPClient",
      ]),
    .target(name: "CDynamicLibrary", path: "Sources/Driving/CDynamicLibrary"),
    .target(
      name: "CHTTPClient", dependencies: ["CDynamicLibrary"], path: "Sources/Driving/CHTTPClient"),
    driving(
      "Rehearsal", ["CommandLineInterface", "Coordination", "HeadlessDevice", "HeadlessUIKit"]),
    .target(
      name: "SystemXCTest", path: "Sources/Driving/SystemXCTest", swiftSettings: plain),
    .target(name: "CInterruption", path: "Sources/Driving/CInterruption"),
    driving(
      "HeadlessXCTest",
      [
        "SystemXCTest", "CInterruption", "CMainQueue", "RehearsalCore", "HeadlessDevice",
        "HeadlessUIKit", "VirtualTime",
      ]),
    driving(
      "RehearsalTesting",
      [
        "RehearsalCore", "ScriptLanguage", "ScriptRunner", "Exploration", "HeadlessDevice",
        "HeadlessUIKit", "HeadlessXCTest",
      ]),
    .executableTarget(
      name: "rehearse", dependencies: ["Rehearsal", "Crew"], path: "Sources/rehearse",
      swiftSettings: onMainActor),

    .target(
      name: "ReactiveBenchmarks", dependencies: ["Reactive"],
      path: "Sources/Benchmarks/ReactiveBenchmarks", swiftSettings: plain),
    .target(
      name: "InjectionBenchmarks", dependencies: ["Injection"],
      path: "Sources/Benchmarks/InjectionBenchmarks", swiftSettings: plain),
    .target(
      name: "SampleMaps", dependencies: ["NavigationMap", "HeadlessUIKit"],
      path: "Sources/Benchmarks/SampleMaps", swiftSettings: onMainActor),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "ReactiveBenchmarks", "InjectionBenchmarks", "Crew", "RehearsalCore", "ScriptLanguage",
        "ScriptRunner", "NavigationMap", "SampleMaps", "HeadlessUIKit", "CProcesses", "Shell",
        "CPseudoTerminal", "LanguageServer", "JSONRPC", "Exploration", "VirtualTime", "HTMLReport",
        "Porting",
      ],
      path: "Sources/Benchmarks/Benchmarks", swiftSettings: onMainActor),

    .target(name: "Porting", path: "Sources/Tools/Porting", swiftSettings: plain),
    .target(
      name: "MockGenerator", dependencies: ["Porting"], path: "Sources/Tools/MockGenerator",
      swiftSettings: plain),
    .executableTarget(
      name: "mocks", dependencies: ["MockGenerator"], path: "Sources/Tools/mocks",
      swiftSettings: plain),
    tests("VirtualTime", ["VirtualTime"]),
    tests("HeadlessDevice", ["HeadlessDevice", "VirtualTime"]),
    tests("Reactive", ["Reactive", "VirtualTime"]),
    tests("Injection", ["Injection"]),
    tests(
      "HeadlessUIKit", ["HeadlessUIKit", "HeadlessDevice", "VirtualTime"],
      exclude: ["Callbacks/callbacks.txt"]),
    tests(
      "HeadlessFoundation",
      [
        "HeadlessFoundation", "HeadlessUIKit", "HeadlessDevice", "VirtualTime", "RehearsalCore",
        "CMainQueue",
      ]),
    tests(
      "HeadlessCombine", ["HeadlessCombine", "HeadlessDevice", "HeadlessUIKit", "VirtualTime"]),
    tests("HeadlessCoreData", ["HeadlessCoreData", "HeadlessFoundation", "HeadlessDevice"]),
    tests("ReactiveUIKit", ["ReactiveUIKit", "Reactive", "HeadlessUIKit", "HeadlessDevice"]),
    tests(
      "Coordination",
      [
        "Coordination", "RehearsalCore", "HeadlessUIKit", "HeadlessDevice", "Reactive",
        "ReactiveUIKit",
        "Injection", "MVVMCB", "FluxVIP", "MVPCF", "PropsMVVM", "BuilderRouter",
      ]),
    tests("MockGenerator", ["MockGenerator"]),
    tests("Porting", ["Porting"]),
    tests(
      "RehearsalCore",
      [
        "RehearsalCore", "HeadlessUIKit", "HeadlessDevice", "VirtualTime", "Coordination",
        "Reactive", "TestApps",
      ]),
    tests(
      "MVVMCB", ["MVVMCB", "Reactive", "HeadlessUIKit", "HeadlessDevice", "Coordination"]),
    tests("FluxVIP", ["FluxVIP", "Injection", "HeadlessUIKit", "HeadlessDevice", "Coordination"]),
    tests(
      "MVPCF",
      ["MVPCF", "Reactive", "Injection", "HeadlessUIKit", "HeadlessDevice", "Coordination"]),
    tests("PropsMVVM", ["PropsMVVM", "Reactive", "HeadlessUIKit", "HeadlessDevice"]),
    tests("BuilderRouter", ["BuilderRouter", "HeadlessUIKit", "HeadlessDevice", "Coordination"]),
    tests(
      "ScriptLanguage", ["ScriptLanguage", "RehearsalCore", "HeadlessDevice", "HeadlessUIKit"],
      exclude: ["Fixtures"]),
    .target(
      name: "TestApps", dependencies: ["HeadlessUIKit"], path: "Tests/TestApps",
      swiftSettings: onMainActor),
    // The package manager does not build again for a module that comes by a re-export alone.
    .executableTarget(
      name: "faulty-app", dependencies: ["Rehearsal", "HeadlessUIKit"], path: "Tests/FaultyApp",
      swiftSettings: onMainActor),
    .executableTarget(
      name: "controls-app", dependencies: ["Rehearsal", "HeadlessUIKit"], path: "Tests/ControlsApp",
      swiftSettings: onMainActor),
    tests(
      "ScriptRunner",
      [
        "ScriptRunner", "CProcesses", "ScriptLanguage", "RehearsalCore", "HeadlessDevice",
        "HeadlessUIKit",
        "faulty-app", "TestApps",
      ]),
    tests("HTMLReport", ["HTMLReport", "ScriptRunner", "ScriptLanguage", "RehearsalCore"]),
    tests(
      "Exploration",
      [
        "Exploration", "ScriptRunner", "ScriptLanguage", "RehearsalCore", "Coordination",
        "HeadlessDevice", "HeadlessUIKit", "VirtualTime", "Crew", "RehearsalTesting", "TestApps",
      ], exclude: ["Searches"]),
    tests(
      "NavigationMap",
      [
        "NavigationMap", "SampleMaps", "Crew", "RehearsalCore", "ScriptLanguage", "ScriptRunner",
        "CommandLineInterface", "Coordination", "HeadlessDevice", "HeadlessUIKit",
      ], exclude: ["Maps"]),
    tests(
      "Shell",
      [
        "Shell", "ScriptLanguage", "ScriptRunner", "RehearsalCore", "Coordination",
        "HeadlessDevice", "HeadlessUIKit", "TestApps", "VirtualTime",
      ]),
    tests(
      "Crew",
      [
        "Crew", "CrewShared", "CrewCore", "RehearsalCore", "RehearsalTesting", "ScriptLanguage",
        "ScriptRunner", "Shell", "HeadlessUIKit", "HeadlessDevice", "VirtualTime", "Reactive",
        "Injection", "Coordination", "MVVMCB", "FluxVIP", "MVPCF", "PropsMVVM", "BuilderRouter",
      ] + crewFlowTargets, exclude: ["Transcripts"]),
    .testTarget(
      name: "CrewUITests",
      dependencies: ["Crew", "HeadlessXCTest", "RehearsalTesting"], path: "Tests/CrewUITests",
      swiftSettings: plain),
    tests(
      "HeadlessXCTest",
      ["HeadlessXCTest", "RehearsalCore", "HeadlessUIKit", "HeadlessDevice", "VirtualTime"]),
    tests(
      "RehearsalTesting",
      ["RehearsalTesting", "ScriptLanguage", "RehearsalCore", "HeadlessUIKit"],
      exclude: ["Scripts"]),
    tests(
      "Architectures",
      [
        "MVVMCB", "FluxVIP", "MVPCF", "PropsMVVM", "BuilderRouter", "RehearsalCore", "Reactive",
        "ReactiveUIKit", "Injection", "HeadlessUIKit", "HeadlessDevice", "Coordination",
      ]),
    tests("Rehearsal", ["Rehearsal", "HeadlessUIKit"]),
    tests(
      "CommandLineInterface",
      [
        "CommandLineInterface", "Exploration", "ScriptLanguage", "ScriptRunner", "HeadlessDevice",
        "TestApps",
      ]),
    tests("Serving", ["Serving", "JSONRPC", "RehearsalCore", "HeadlessUIKit"]),
    tests(
      "WebShell",
      [
        "WebShell", "CWebServer", "RehearsalCore", "ScriptLanguage", "HeadlessUIKit",
        "controls-app", "TestApps",
      ]),
    tests("LanguageServer", ["LanguageServer", "JSONRPC", "RehearsalCore"]),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "Rehearsal", "RehearsalTesting", "RehearsalCore", "HeadlessUIKit", "HeadlessDevice",
        "VirtualTime", "Reactive", "ReactiveUIKit", "Injection", "Coordination",
      ],
      path: "Tests/DocumentationTests", exclude: ["journeys"], swiftSettings: onMainActor),
    .target(name: "CPseudoTerminal", path: "Tests/Terminal/CPseudoTerminal"),
    .testTarget(
      name: "TerminalTests", dependencies: ["CPseudoTerminal", "faulty-app", "rehearse"],
      path: "Tests/Terminal",
      exclude: ["CPseudoTerminal"], swiftSettings: onMainActor),
  ],
  swiftLanguageModes: [.v6]
)

package.targets += crewFlows.map { flow in
  crew(
    "Crew\(flow.name)", folder: flow.name,
    flow.modules + ["CrewShared", "Injection", "Coordination", "HeadlessUIKit", "HeadlessDevice"])
}
