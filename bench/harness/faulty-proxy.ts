import http from 'node:http'
import { buffer, text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { listenOn } from '../../local/listen.ts'

export const faults = [
  'stopped',
  'slow',
  'HTML',
  'cut short',
  'cut off',
  'wrong length',
  'error 500',
] as const
/** For webhooks only: offset of the signature's timestamp from the current time, in ms. */
const clocks = { 'clock 30 min ahead': 1_800_000, 'clock 40 min behind': -2_400_000 }
type ClockFault = keyof typeof clocks
export type Fault = (typeof faults)[number] | ClockFault

const isClockFault = (fault?: string): fault is ClockFault => fault !== undefined && fault in clocks

/** Longer than any client's timeout for the lake or the search, in ms. */
const SLOW_MS = 5000

/**
 * A proxy for the service at `target`, on a free port of this machine, that answers itself while it has a fault. Event
 * streams pass. `webhookSecret` signs webhooks again for clock faults.
 */
export async function faultyProxy(target: string, webhookSecret = '') {
  const { hostname, port } = new URL(target)
  const agent = new http.Agent({ keepAlive: true })
  let fault: Fault | undefined

  const pass = async (request: http.IncomingMessage, response: http.ServerResponse) => {
    const { method, url, headers } = request
    const how = fault
    const onward = http.request({ hostname, port, method, path: url, headers, agent }, (answer) => {
      const spoil = how && spoiled[how]
      if (spoil) return void spoil(answer, response).catch(() => response.destroy())
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    response.on('close', () => onward.destroy())
    if (!isClockFault(how) || headers[SIGNATURE_HEADER_NAME] === undefined)
      return void request.pipe(onward)
    const body = await text(request)
    const signed = await encodeSignatureHeader(body, Date.now() + clocks[how], webhookSecret)
    onward.setHeader(SIGNATURE_HEADER_NAME, signed)
    onward.end(body)
  }
  const server = http.createServer(async (request, response) => {
    if (fault === 'HTML')
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Bad gateway</html>')
    else if (fault === 'error 500') response.writeHead(500).end('Internal error')
    else {
      if (fault === 'slow') await sleep(SLOW_MS)
      await pass(request, response).catch(() => response.destroy())
    }
  })
  const end = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  const own = await listenOn(server, 0, 'localhost')
  return {
    port: own,
    /** Sets or clears the fault; 'stopped' cuts off pending requests. */
    async set(next: Fault | undefined) {
      if (next === 'stopped' && server.listening) await end()
      fault = next
      if (next !== 'stopped' && !server.listening) await listenOn(server, own, 'localhost')
    },
    async close() {
      if (server.listening) await end()
      agent.destroy()
    },
  }
}

type BreakAnswer = (answer: http.IncomingMessage, response: http.ServerResponse) => Promise<void>

const spoiled: Partial<Record<Fault, BreakAnswer>> = {
  /** Ends normally after half of the body. */
  'cut short': async (answer, response) => {
    const { body, head } = await whole(answer)
    response.writeHead(answer.statusCode ?? 502, head).end(body.subarray(0, body.length / 2))
  },
  /** Declares the full length, and closes the connection after half of the body. */
  'cut off': async (answer, response) => {
    const { body, head } = await whole(answer)
    response.writeHead(answer.statusCode ?? 502, { ...head, 'content-length': body.length })
    response.write(body.subarray(0, body.length / 2), () => response.destroy())
  },
  /** Declares less than it sends: a client that trusts it would read the rest as the next answer. */
  'wrong length': async (answer, response) => {
    const { body, head } = await whole(answer)
    const declared = { ...head, 'content-length': Math.floor(body.length / 2) }
    const lines = Object.entries(declared).flatMap(([name, value]) =>
      [value ?? []].flat().map((one) => `${name}: ${one}`),
    )
    const first = `HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}`
    response.socket?.write(`${[first, ...lines].join('\r\n')}\r\n\r\n`)
    response.socket?.end(body)
  },
}

async function whole(answer: http.IncomingMessage) {
  const { 'content-length': _, 'transfer-encoding': _2, ...head } = answer.headers
  return { body: await buffer(answer), head }
}
