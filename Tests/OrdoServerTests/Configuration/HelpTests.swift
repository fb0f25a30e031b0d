import Testing

@testable import OrdoServer

@Suite struct HelpTests {
  @Test func `the overview has every command in a line`() {
    let text = HelpText(nil).description
    #expect(text.contains("Usage: ordo [COMMAND] [OPTIONS]\n"))
    for command in CommandName.allCases {
      #expect(text.contains("\n  \(command.rawValue)"), "\(command)")
      #expect(text.contains(command.summary.prefix(20)), "\(command)")
    }
  }

  @Test(arguments: CommandName.allCases)
  func `the help of a command has its options, with variable and default`(command: CommandName) {
    let text = HelpText(command).description.replacing(/\n {10,}/, with: " ")
    for option in command.options {
      #expect(text.contains("  \(option.usage) "))
      #expect(option.variable.map { text.contains("variable: \($0)") } ?? true)
      #expect(
        option.defaultValue(in: command).map { text.contains("default: \($0)") } ?? true)
    }
    #expect(text.contains("  --help "))
    #expect(text.contains("Argument:") == (command.argument != nil))
  }

  @Test func `no line is wider than a terminal`() {
    for command in [nil] + CommandName.allCases {
      for line in HelpText(command).description.split(separator: "\n") {
        #expect(line.count <= 80, "\(line)")
      }
    }
  }

  @Test func `an option that is repeatable says so, and one without a value has none`() {
    let text = HelpText(.serve).description
    #expect(text.contains("--allow-host NAME "))
    #expect(text.contains("(repeatable, "))
    #expect(text.contains("--open  "))
  }

  @Test func `a command with an argument has it in its usage`() {
    #expect(HelpText(.importBoard).description.contains("Usage: ordo import FILE [OPTIONS]\n"))
    #expect(HelpText(.serve).description.contains("Usage: ordo [serve] [OPTIONS]\n"))
    #expect(HelpText(.help).description.contains("Usage: ordo help [COMMAND] [OPTIONS]\n"))
  }

  @Test(arguments: [
    ("port", "port", 0), ("prot", "port", 1), ("por", "port", 1), ("pport", "port", 1),
    ("pxrt", "port", 1), ("", "port", 4), ("kitten", "sitting", 3),
  ])
  func `a distance counts letters and swaps`(first: String, second: String, distance: Int) {
    #expect(EditDistance.between(first, second) == distance)
    #expect(EditDistance.between(second, first) == distance)
  }

  @Test func `what is near is suggested, and nothing where nothing is`() {
    let known = ["host", "port", "max-connections", "max-connections-per-address"]
    #expect(EditDistance.nearest(to: "hots", among: known) == "host")
    #expect(EditDistance.nearest(to: "maxconnection", among: known) == "max-connections")
    #expect(EditDistance.nearest(to: "p", among: known) == nil)
    #expect(EditDistance.nearest(to: "verbose", among: known) == nil)
    #expect(EditDistance.nearest(to: String(repeating: "p", count: 9_999), among: known) == nil)
  }
}
