import http from 'node:http'
import https from 'node:https'
import { guardEgress } from './egress-guard.ts'

/** Only the status of a response is used; reading stops after this many bytes. */
const MOST_READ = 16 * 1024

interface PostOptions {
  headers: Record<string, string>
  body: string
  /** Internal hosts that may be called. */
  hosts: readonly string[]
  /** ms until the status must arrive, including the name look-up. */
  timeout: number
}

/**
 * The status of a receiver's response. Redirects are not followed. Rejects with a ForbiddenAddress for a forbidden
 * address, with a TimeoutError, or with the connection's error.
 */
export async function postMessage(
  address: string,
  { headers, body, hosts, timeout }: PostOptions,
): Promise<number> {
  const { url, lookup } = guardEgress(address, hosts)
  const signal = AbortSignal.timeout(timeout)
  const { request } = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    const outgoing = request(url, {
      ...{ method: 'POST', agent: false, signal },
      ...(lookup && { lookup }),
      headers: {
        ...headers,
        ...{ 'content-type': 'application/json', 'user-agent': 'docs-changes' },
        ...{ connection: 'close', 'content-length': Buffer.byteLength(body) },
      },
    })
    // After the promise has settled, this only ends the connection.
    outgoing.on('error', (error) => reject(signal.aborted ? signal.reason : error))
    outgoing.on('response', (response) => {
      resolve(response.statusCode ?? 0)
      let read = 0
      response.on('error', () => outgoing.destroy())
      response.on('data', (chunk: Buffer) => {
        read += chunk.length
        if (read > MOST_READ) outgoing.destroy()
      })
    })
    outgoing.end(body)
  })
}
