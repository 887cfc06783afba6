import { createHmac } from 'node:crypto'

interface Unsigned {
  /** Constant for all attempts to send this message to this receiver. */
  id: string
  body: string
  /** Time of sending, ms since 1970. */
  at: number
  /** Each key adds one signature. */
  keys: readonly Buffer[]
}

/**
 * The headers by which a receiver verifies the sender and rejects replays:
 * https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export function messageHeaders({ id, body, at, keys }: Unsigned): Record<string, string> {
  const timestamp = String(Math.floor(at / 1000))
  const signatures = keys.map((key) => {
    const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`)
    return `v1,${signature.digest('base64')}`
  })
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}
