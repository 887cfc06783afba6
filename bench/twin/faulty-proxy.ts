import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export const faults = ['stopped', 'slow', 'HTML', 'cut short', 'error 500'] as const
export type Fault = (typeof faults)[number]

/** Longer than anybody waits for the lake or the search, ms. */
export const SLOW_MS = 5000

/** Stands before a service, and answers in its place while it has a fault. */
export interface FaultyProxy {
  port: number
  /** Gives it a fault, or none. What is under way is cut off when it is stopped. */
  set: (fault: Fault | undefined) => Promise<void>
  /** `METHOD /path` of each request since the last call. */
  taken: () => string[]
  close: () => Promise<void>
}

/** A proxy before the service at `target`, on a free port of this machine. Event streams pass. */
export async function faultyProxy(target: string): Promise<FaultyProxy> {
  const { hostname, port } = new URL(target)
  const agent = new http.Agent({ keepAlive: true })
  let fault: Fault | undefined
  let requests: string[] = []

  const pass = (request: http.IncomingMessage, response: http.ServerResponse, whole: boolean) => {
    const { method, url, headers } = request
    const onward = http.request({ hostname, port, method, path: url, headers, agent }, (answer) => {
      if (whole) {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      } else void sendHalf(answer, response)
    })
    onward.on('error', () => response.destroy())
    response.on('close', () => onward.destroy())
    request.pipe(onward)
  }
  const server = http.createServer(async (request, response) => {
    requests.push(`${request.method} ${request.url?.split('?')[0]}`)
    if (fault === 'HTML')
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Bad gateway</html>')
    else if (fault === 'error 500') response.writeHead(500).end('Internal error')
    else {
      if (fault === 'slow') await sleep(SLOW_MS)
      pass(request, response, fault !== 'cut short')
    }
  })
  const listen = (at: number) =>
    new Promise<void>((resolve) => server.listen(at, 'localhost', resolve))
  const end = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  await listen(0)
  // A server that listens on a port has such an address.
  const own = (server.address() as AddressInfo).port
  return {
    port: own,
    async set(next) {
      if (next === 'stopped' && server.listening) await end()
      fault = next
      if (next !== 'stopped' && !server.listening) await listen(own)
    },
    taken() {
      const all = requests
      requests = []
      return all
    },
    async close() {
      if (server.listening) await end()
      agent.destroy()
    },
  }
}

/** Ends as if all had come, with half of it. */
async function sendHalf(answer: http.IncomingMessage, response: http.ServerResponse) {
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk)
  const { 'content-length': _, 'transfer-encoding': _2, ...headers } = answer.headers
  const body = Buffer.concat(chunks)
  response.writeHead(answer.statusCode ?? 502, headers)
  response.end(body.subarray(0, body.length / 2))
}
