import { createHmac } from 'node:crypto'

interface Unsigned {
  /** The same each time that this message is sent to this receiver. */
  id: string
  body: string
  /** When it is sent, ms since 1970. */
  at: number
  /** One signature is made with each. */
  keys: readonly Buffer[]
}

/**
 * The headers by which a receiver knows who sends a message, and that it is new:
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
