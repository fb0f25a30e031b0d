import assert from "node:assert/strict"
import { test } from "node:test"
import { Client, Network, seeded } from "./Network.js"
import { move, TestServer } from "./TestServer.js"

const firstSeed = Number(process.env.SEED ?? 1)

for (let seed = firstSeed; seed < firstSeed + 60; seed += 1) {
  test(`three tabs on a bad network end with the server's order, seed ${seed}`, () => {
    const random = seeded(seed)
    const server = new TestServer({ titles: [..."ABCDEFGH"] })
    const network = new Network(server, random)
    const clients = ["x", "y", "z"].map(author => new Client(network, author))
    network.run(1000)
    network.lossRate = 0.15
    for (let step = 0; step < 40; step += 1) act(step, { network, server, clients, random })
    network.lossRate = 0
    settle(network, clients)
    for (const client of clients) check(client, server)
  })
}

function act(step, { network, server, clients, random }) {
  const pick = list => list[Math.floor(random() * list.length)]
  const client = pick(clients)
  const ids = server.board.sections[0].items.map(item => item.id)
  const kind = random()
  if (!client.sync.board || kind < 0.1) client.loseStream(random() < 0.5)
  else if (kind < 0.15) client.do("networkChanged", random() < 0.5)
  else if (kind < 0.17) server.restoreBackup(`e${step + 2}`)
  else if (kind < 0.25) client.submit([insert(`${client.author}${step}`, pick(ids))])
  else if (kind < 0.32) client.submit([{ remove: { items: [pick(ids)] } }])
  else if (kind < 0.36) client.submit([{ removeSection: { section: "L" } }])
  else client.submit([move(pick(ids), random() < 0.3 ? null : pick(ids))])
  network.run(network.now + random() * 400)
  for (const each of clients) each.pump()
}

function insert(id, before) {
  const destination = { collectionID: "L", position: { before } }
  return { insert: { items: [{ id, title: id }], destination } }
}

function settle(network, clients) {
  for (const client of clients) client.do("networkChanged", true)
  for (let round = 0; round < 60; round += 1) {
    network.run(network.now + 1000)
    for (const client of clients) client.pump()
  }
}

function check(client, server) {
  assert.equal(client.order, server.order)
  assert.deepEqual(client.sync.confirmed, { epoch: server.epoch, revision: server.board.revision })
  assert.equal(client.sync.board.digest, server.board.digest)
  const own = server.rows.filter(row => row.author === client.author).map(row => row.id)
  assert.equal(new Set(own).size, own.length, "nothing is done twice")
  assert.ok(own.every(id => !client.refused.includes(id)), "nothing is both done and refused")
  const isWhole = server.epoch === "e1"
  if (isWhole) assert.equal(own.length + client.refused.length, client.submitted.length)
}
