import { openBoard } from "../../ordo/sync/LiveBoard.js"
import { BoardPage } from "./BoardPage.js"

const id = decodeURIComponent(location.pathname.split("/")[2] ?? "")
const live = openBoard(id)
new BoardPage(id, live)

// A page that the browser kept aside has lost its stream.
addEventListener("pageshow", event => event.persisted && live.reconnect())
addEventListener("beforeunload", event => live.connection.waiting && event.preventDefault())
