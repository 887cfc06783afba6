import type { IncomingMessage, Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Listens on one address; resolves with the port, rejects when it is in use. */
export function listenOn(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      // The cast is safe: a listening TCP server has an AddressInfo.
      resolve((server.address() as AddressInfo).port)
    })
  })
}

/**
 * The option `shouldUpgradeCallback` of a WebSocket server. Other upgrades are ignored, as in
 * https://www.rfc-editor.org/rfc/rfc9110#section-7.8: Java's client offers `h2c` with each request.
 */
export const asksForWebSocket = ({ headers }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket'

const isMissingAddress = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(String(error.code))

/** Listens on both loopback addresses: browsers try either for `localhost` and `*.localhost`. */
export async function listenOnLoopback(servers: [Server, Server], port: number): Promise<number> {
  const taken = await listenOn(servers[0], port, '127.0.0.1')
  await listenOn(servers[1], taken, '::1').catch((error: unknown) => {
    if (!isMissingAddress(error)) throw error
  })
  return taken
}

/** Stops accepting requests; resolves when the last one is answered. */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  await closed
}
