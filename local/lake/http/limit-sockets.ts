import type { Server } from 'node:http'
import type { Socket } from 'node:net'

const message = 'The lake has as many connections as it can have: close some, or try again later'
const body = JSON.stringify({ statusCode: 503, error: 'Service Unavailable', message })
const REFUSAL = [
  'HTTP/1.1 503 Service Unavailable',
  'Connection: close',
  'Retry-After: 5',
  'Content-Type: application/json; charset=utf-8',
  'X-Content-Type-Options: nosniff',
  `Content-Length: ${Buffer.byteLength(body)}`,
  '',
  body,
].join('\r\n')

export type Sockets = { watch: (server: Server) => void; destroyAll: () => void }

/**
 * Counts the open connections of servers together, and refuses what is too much. It knows those,
 * too, that became WebSockets, which a server forgets.
 */
export function limitSockets(most: number): Sockets {
  const open = new Set<Socket>()
  return {
    watch(server) {
      server.prependListener('connection', (socket: Socket) => {
        open.add(socket)
        socket.once('close', () => open.delete(socket))
        if (open.size > most) socket.end(REFUSAL, () => socket.destroy())
      })
    },
    destroyAll() {
      for (const socket of open) socket.destroy()
    },
  }
}
