import type { Server } from 'node:http'
import type { Socket } from 'node:net'

const message = 'The lake has as many connections as it can have: close some, or try again later'
const body = JSON.stringify({ statusCode: 503, error: 'Service Unavailable', message })
const REFUSAL = [
  'HTTP/1.1 503 Service Unavailable',
  'Connection: close',
  'Retry-After: 5',
  'Content-Type: application/json; charset=utf-8',
  `Content-Length: ${Buffer.byteLength(body)}`,
  '',
  body,
].join('\r\n')

/** A function that counts the open connections of servers together, and refuses what is too much. */
export function createSocketLimit(most: number): (server: Server) => void {
  let open = 0
  return (server) => {
    server.prependListener('connection', (socket: Socket) => {
      open += 1
      socket.once('close', () => {
        open -= 1
      })
      if (open > most) socket.end(REFUSAL, () => socket.destroy())
    })
  }
}
