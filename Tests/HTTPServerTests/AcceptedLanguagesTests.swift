import HTTPServer
import Testing

@Suite struct AcceptedLanguagesTests {
  @Test(
    arguments: [
      (nil, []), ("", []), ("*", []), ("tr", ["tr"]), ("tr-TR, en", ["tr", "en"]),
      ("en;q=0.5, ja, TR ; Q=0.9", ["ja", "tr", "en"]), ("ar;q=0, en;q=0.001", ["en"]),
      ("en;q=x, en;q=2, ja;q=1.0", ["ja"]), (", ;q=1,zh-Hant-TW", ["zh"]),
      ("a;q=0.5,b;q=0.5,c;q=0.5", ["a", "b", "c"]),
    ] as [(String?, [String])])
  func `languages come by their weight, then by their place`(
    value: String?, languages: [String]
  ) {
    #expect(AcceptedLanguages(value).languages == languages)
  }
}
