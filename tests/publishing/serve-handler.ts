import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Serves a route handler of the site by HTTP on its own port. */
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
    // The cast is safe: a listening TCP server has an AddressInfo.
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
