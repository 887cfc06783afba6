import { once } from 'node:events'
import { type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'

/** Names that no service of this machine has. */
export const foreignHosts = [
  'evil.example',
  'evil.example:3000',
  '10.0.0.1',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  'localhost@evil.example',
]

type Called = { method?: string; headers?: Readonly<Record<string, string>> }

/** What a server answers at `url` when it is called by the name `host`, which `fetch` lets nobody choose; 101 where it opens a socket. */
export function callAs(
  host: string,
  url: string | URL,
  { method = 'GET', headers = {} }: Called = {},
): Promise<{ status: number; headers: IncomingHttpHeaders }> {
  const { promise, resolve, reject } = Promise.withResolvers<Awaited<ReturnType<typeof callAs>>>()
  const asked = request(url, { method, headers: { ...headers, host } })
  asked.once('response', (answer) => {
    answer.resume()
    resolve({ status: answer.statusCode ?? 0, headers: answer.headers })
  })
  asked.once('upgrade', (answer, socket) => {
    socket.destroy()
    resolve({ status: 101, headers: answer.headers })
  })
  asked.once('error', reject)
  asked.end()
  return promise
}

/** The headers by which a client asks for a WebSocket. */
export const asksForSocket = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
}

/** Whether somebody listens there. Whoever listens everywhere listens on 127.0.0.2, too. */
export async function listens(host: string, port: number): Promise<boolean> {
  const socket = connect(port, host)
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
