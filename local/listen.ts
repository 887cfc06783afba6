import type { Server } from 'node:http'

/** Listens on `port` (0 takes a free one); resolves with the address, rejects when the port is taken. */
export async function listen(server: Server, port: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () => resolve())
  })
  const address = server.address()
  const actual = typeof address === 'object' && address ? address.port : port
  return `http://localhost:${actual}`
}

/** Takes no more requests; resolves when the last one is answered. */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  await closed
}
