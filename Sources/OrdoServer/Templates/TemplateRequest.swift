/// A request for a board from a template; without one it is for a whole board.
struct TemplateRequest: Decodable {
  let template: String?
  /// The language's tag; nil for what the browser asks for.
  let language: String?

  private enum CodingKeys: String, CodingKey {
    case template, language
  }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    template = try members.decodeIfPresent(String.self, forKey: .template)
    // In a whole board the word may mean anything.
    language =
      template == nil ? nil : try members.decodeIfPresent(String.self, forKey: .language)
  }
}
