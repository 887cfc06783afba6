import http from 'node:http'
import https from 'node:https'
import type { Receivers } from './receivers.ts'

/** Bytes of an answer that are kept: it is shown to people and logged. */
const KEPT_OF_ANSWER = 4096

export type Sent = { status: number; body: string }

/**
 * Sends one HTTP request with a body for any method (`fetch` allows none for GET), on its own connection; redirects are
 * not followed. Rejects when there is no answer within `timeout` ms, and with ForbiddenReceiverError when a webhook may
 * not reach the address.
 */
export function send(
  target: { url: string; method: string; headers: Record<string, string> },
  body: string,
  { timeout, stop, receivers }: { timeout: number; stop: AbortSignal; receivers: Receivers },
): Promise<Sent> {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(timeout)])
  const { request } = target.url.startsWith('https:') ? https : http
  return new Promise((resolve, reject) => {
    const lookup = receivers.wayTo(target.url)
    const fail = (error: Error) => reject(signal.aborted ? signal.reason : error)
    const outgoing = request(
      target.url,
      {
        method: target.method,
        agent: false,
        ...(lookup && { lookup }),
        signal,
        headers: {
          ...target.headers,
          connection: 'close',
          'content-length': String(Buffer.byteLength(body)),
        },
      },
      (response) => {
        const chunks: Buffer[] = []
        let size = 0
        response.on('data', (chunk: Buffer) => {
          if (size < KEPT_OF_ANSWER) chunks.push(chunk)
          size += chunk.length
        })
        response.on('error', fail)
        response.on('end', () => {
          const text = Buffer.concat(chunks).subarray(0, KEPT_OF_ANSWER).toString('utf8')
          resolve({ status: response.statusCode ?? 0, body: text })
        })
      },
    )
    outgoing.on('error', fail)
    outgoing.end(body)
  })
}
