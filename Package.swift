// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "ordo",
  products: [
    .library(name: "BoardModel", targets: ["BoardModel"]),
    .executable(name: "ordo", targets: ["ordo"]),
  ],
  targets: [
    .systemLibrary(name: "CLinux"),
    .systemLibrary(name: "CSQLite"),
    .systemLibrary(name: "CZlib"),
    .systemLibrary(name: "CPrefetch"),
    .target(name: "BoardModel", dependencies: ["CPrefetch"], swiftSettings: settings),
    .target(name: "Sockets", dependencies: ["CLinux"], swiftSettings: settings),
    .target(
      name: "HTTPServer", dependencies: ["Sockets", "CZlib"], swiftSettings: settings,
      linkerSettings: [.linkedLibrary(":libz.so.1")]),
    .target(
      name: "BoardStore", dependencies: ["BoardModel", "CSQLite"], swiftSettings: settings,
      linkerSettings: [.linkedLibrary(":libsqlite3.so.0")]),
    .target(
      name: "BoardService", dependencies: ["BoardModel", "BoardStore"], swiftSettings: settings),
    .target(
      name: "OrdoServer",
      dependencies: ["BoardModel", "BoardStore", "BoardService", "HTTPServer", "Sockets"],
      swiftSettings: settings),
    .executableTarget(
      name: "ordo", dependencies: ["OrdoServer", "Sockets"], swiftSettings: settings),
    .executableTarget(
      name: "MovesBenchmark", dependencies: ["BoardModel"], path: "Tests/Benchmarks/Moves",
      swiftSettings: settings),
    .executableTarget(
      name: "SnapshotsBenchmark", dependencies: ["BoardModel", "BoardStore"],
      path: "Tests/Benchmarks/Snapshots", swiftSettings: settings),
    .executableTarget(
      name: "DurableChangesBenchmark", dependencies: ["BoardService", "BoardStore", "BoardModel"],
      path: "Tests/Benchmarks/DurableChanges", swiftSettings: settings),
    .executableTarget(
      name: "RandomHistories", dependencies: ["BoardModel"], path: "Tests/RandomHistories",
      swiftSettings: settings),
    .testTarget(
      name: "BoardModelTests", dependencies: ["BoardModel", "RandomHistories"],
      swiftSettings: settings),
    .testTarget(name: "SocketsTests", dependencies: ["Sockets"], swiftSettings: settings),
    .testTarget(
      name: "HTTPServerTests", dependencies: ["HTTPServer", "Sockets", "CZlib"],
      swiftSettings: settings),
    .testTarget(
      name: "BoardStoreTests", dependencies: ["BoardStore", "BoardModel"], swiftSettings: settings),
    .testTarget(
      name: "BoardServiceTests", dependencies: ["BoardService", "BoardStore", "BoardModel"],
      swiftSettings: settings),
    .testTarget(
      name: "OrdoServerTests",
      dependencies: [
        "OrdoServer", "BoardService", "BoardStore", "BoardModel", "HTTPServer", "Sockets", "CLinux",
      ], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
