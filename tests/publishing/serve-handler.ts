import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Has a route handler of the site answer by HTTP at an address of its own. */
export async function serveHandler(answer: (request: Request) => Promise<Response>) {
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(Buffer.from(chunk))
    const headers = new Headers()
    for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value))
    const request = new Request('http://site/', {
      method: 'POST',
      headers,
      body: Buffer.concat(chunks),
    })
    const response = await answer(request)
    outgoing.writeHead(response.status).end(await response.text())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    // A TCP server that listens has an address record, not a pipe's name.
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
