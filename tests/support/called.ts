import { once } from 'node:events'
import { type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'

/** Host names that no service of this machine has. */
export const foreignHosts = [
  'evil.example',
  'evil.example:3000',
  '10.0.0.1',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  'localhost@evil.example',
]

type CallOptions = { method?: string; headers?: Readonly<Record<string, string>> }

/** A server's status at `url` for a `Host` header, which `fetch` does not let callers set; 101 if it opens a socket. */
export function callAs(
  host: string,
  url: string | URL,
  { method = 'GET', headers = {} }: CallOptions = {},
): Promise<{ status: number; headers: IncomingHttpHeaders }> {
  const { promise, resolve, reject } = Promise.withResolvers<Awaited<ReturnType<typeof callAs>>>()
  const call = request(url, { method, headers: { ...headers, host } })
  call.once('response', (answer) => {
    answer.resume()
    resolve({ status: answer.statusCode ?? 0, headers: answer.headers })
  })
  call.once('upgrade', (answer, socket) => {
    socket.destroy()
    resolve({ status: 101, headers: answer.headers })
  })
  call.once('error', reject)
  call.end()
  return promise
}

/** Headers of a WebSocket request. */
export const asksForSocket = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
}

/** Whether a server listens on the host. One that listens on all interfaces also listens on 127.0.0.2. */
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
