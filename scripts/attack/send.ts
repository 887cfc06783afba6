import { type IncomingHttpHeaders, request } from 'node:http'

export type Sent = {
  method?: string
  headers?: Record<string, string>
  body?: string
  signal?: AbortSignal
  /** Time without an answer after which the request fails, in ms. */
  patience?: number
}
export type AttackAnswer = {
  status: number
  headers: IncomingHttpHeaders
  text: string
  /** The body as received, compressed or not. */
  bytes: number
  ms: number
}

/** Default time limit of an answer, in ms, and the most bytes of its body that are kept. */
const PATIENCE = 30_000
const MOST = 4 * 1024 * 1024

/**
 * Sends a request with exactly this path, which `fetch` would normalise first. Rejects when the connection ends early
 * or no answer comes within `patience` (30 s by default).
 */
export function send(origin: string, path: string, sent: Sent = {}): Promise<AttackAnswer> {
  const { hostname, port } = new URL(origin)
  const { method = 'GET', headers = {}, body, signal, patience = PATIENCE } = sent
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  const from = performance.now()
  return new Promise((resolve, reject) => {
    const call = request(
      {
        hostname: hostname.replace(/[[\]]/g, ''),
        port,
        path,
        method,
        headers: { ...length, ...headers },
        timeout: patience,
        ...(signal && { signal }),
      },
      (response) => {
        const chunks: Buffer[] = []
        let bytes = 0
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length
          if (bytes <= MOST) chunks.push(chunk)
        })
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString(),
            bytes,
            ms: performance.now() - from,
          }),
        )
      },
    )
    call.on('timeout', () =>
      call.destroy(new Error(`${path} was not answered in ${patience / 1000} s`)),
    )
    call.on('error', reject)
    call.end(body)
  })
}

export const sendJson = (origin: string, path: string, json: unknown, sent: Sent = {}) =>
  send(origin, path, {
    method: 'POST',
    ...sent,
    headers: { 'content-type': 'application/json', ...sent.headers },
    body: JSON.stringify(json),
  })

/** A random address of a range reserved for documentation (RFC 5737), so that rate limits start afresh. */
export const randomClientAddress = () => `198.51.100.${1 + Math.floor(Math.random() * 254)}`

/** Number of answers per status: `200 × 12, 429 × 3`. */
export function statusCounts(answers: readonly { status: number }[]): string {
  const counts = new Map<number, number>()
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts].map(([status, count]) => `${status} × ${count}`).join(', ')
}
