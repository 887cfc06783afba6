import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'

export const faults = [
  'stopped',
  'slow',
  'HTML',
  'cut short',
  'cut off',
  'wrong length',
  'error 500',
] as const
/** Of a webhook alone: it is signed at another time than it is sent. */
export const clockFaults = ['clock 30 min ahead', 'clock 40 min behind'] as const
export type Fault = (typeof faults)[number] | (typeof clockFaults)[number]

const MINUTE = 60_000
const APART: Record<string, number> = {
  'clock 30 min ahead': 30 * MINUTE,
  'clock 40 min behind': -40 * MINUTE,
}

/** Longer than anybody waits for the lake or the search, ms. */
const SLOW_MS = 5000

/**
 * A proxy before the service at `target`, on a free port of this machine, that answers in its place while it has a
 * fault. Event streams pass. `webhookSecret` is what it signs webhooks with where clocks differ.
 */
export async function faultyProxy(target: string, webhookSecret = '') {
  const { hostname, port } = new URL(target)
  const agent = new http.Agent({ keepAlive: true })
  let fault: Fault | undefined

  const pass = (request: http.IncomingMessage, response: http.ServerResponse, how?: Fault) => {
    const { method, url, headers } = request
    const onward = http.request({ hostname, port, method, path: url, headers, agent }, (answer) => {
      const lie = how && lies[how]
      if (lie) void lie(answer, response)
      else {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      }
    })
    onward.on('error', () => response.destroy())
    response.on('close', () => onward.destroy())
    const apart = how && APART[how]
    if (apart === undefined || headers[SIGNATURE_HEADER_NAME] === undefined) request.pipe(onward)
    else void signAgain(request, onward, apart)
  }
  const signAgain = async (from: http.IncomingMessage, to: http.ClientRequest, apart: number) => {
    const body = await text(from)
    const signature = await encodeSignatureHeader(body, Date.now() + apart, webhookSecret)
    to.setHeader(SIGNATURE_HEADER_NAME, signature)
    to.end(body)
  }
  const server = http.createServer(async (request, response) => {
    if (fault === 'HTML')
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Bad gateway</html>')
    else if (fault === 'error 500') response.writeHead(500).end('Internal error')
    else {
      if (fault === 'slow') await sleep(SLOW_MS)
      pass(request, response, fault)
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
    /** Gives it a fault, or none. What is under way is cut off when it is stopped. */
    async set(next: Fault | undefined) {
      if (next === 'stopped' && server.listening) await end()
      fault = next
      if (next !== 'stopped' && !server.listening) await listen(own)
    },
    async close() {
      if (server.listening) await end()
      agent.destroy()
    },
  }
}

type Lie = (answer: http.IncomingMessage, response: http.ServerResponse) => Promise<void>

/** How an answer is spoiled on its way. */
const lies: Partial<Record<Fault, Lie>> = {
  /** Ends as if all had come, with half of it. */
  'cut short': async (answer, response) => {
    const { body, head } = await whole(answer)
    response.writeHead(answer.statusCode ?? 502, head).end(body.subarray(0, body.length / 2))
  },
  /** Says how long it is, and ends the connection after half of it. */
  'cut off': async (answer, response) => {
    const { body, head } = await whole(answer)
    response.writeHead(answer.statusCode ?? 502, { ...head, 'content-length': body.length })
    response.write(body.subarray(0, body.length / 2), () => response.destroy())
  },
  /** Says that less comes than does: whoever trusts it reads the rest as the next answer. */
  'wrong length': async (answer, response) => {
    const { body, head } = await whole(answer)
    const { statusCode = 502, statusMessage = '' } = answer
    const lines = Object.entries({
      ...head,
      'content-length': Math.floor(body.length / 2),
    }).flatMap(([name, value]) => [value ?? []].flat().map((one) => `${name}: ${one}`))
    response.socket?.write(
      `HTTP/1.1 ${statusCode} ${statusMessage}\r\n${lines.join('\r\n')}\r\n\r\n`,
    )
    response.socket?.end(body)
  },
}

async function whole(answer: http.IncomingMessage) {
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk)
  const { 'content-length': _, 'transfer-encoding': _2, ...head } = answer.headers
  return { body: Buffer.concat(chunks), head }
}
