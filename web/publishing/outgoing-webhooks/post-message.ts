import http from 'node:http'
import https from 'node:https'
import { guardEgress } from './egress-guard.ts'

/** Of an answer nothing is used but its status, and no more than this is read, in bytes. */
const MOST_READ = 16 * 1024

interface Posting {
  headers: Record<string, string>
  body: string
  /** Receivers on this machine or in its networks that may be called. */
  hosts: readonly string[]
  /** ms until the status must be there, the look-up of the name included. */
  timeout: number
}

/**
 * The status with which a receiver answers. Redirects are not followed. Rejects with a ForbiddenAddress
 * where it must not be called, with a TimeoutError where it is late, else as the connection fails.
 */
export async function postMessage(
  address: string,
  { headers, body, hosts, timeout }: Posting,
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
    // After the status this rejects nothing any more: it is only that the connection has ended.
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
