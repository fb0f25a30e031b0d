/** A request that the server refused, or that never arrived (status 0). */
export class RequestError extends Error {
  constructor(status, problem) {
    super(problem?.detail ?? problem?.title ?? `The server answered ${status}.`)
    this.status = status
    this.code = problem?.code ?? null
  }
}

const unreachable = { detail: "The server does not answer." }

/** The routes about boards as a whole. What happens inside one goes through `openBoard`. */
export const api = {
  boards: () => request("/api/boards", { cache: "no-cache" }),
  createBoard: draft => post("/api/boards", "application/json", JSON.stringify(draft)),
  importBoard: (content, type) => post("/api/boards/import", type, content),
  removeBoard: id => request(`/api/boards/${encodeURIComponent(id)}`, { method: "DELETE" }),
  exportPath: (id, format) => `/api/boards/${encodeURIComponent(id)}/export?format=${format}`,
}

function post(path, type, body) {
  return request(path, { method: "POST", headers: { "Content-Type": type }, body })
}

async function request(path, options) {
  const response = await fetch(path, options).catch(() => {
    throw new RequestError(0, unreachable)
  })
  const body = await response.json().catch(() => null)
  if (!response.ok) throw new RequestError(response.status, body)
  return body
}
