import { createHmac } from 'node:crypto'
import type { ReceivedRequest } from '../../local/lake/testing/test-receiver.ts'
import { type ChangeMessage, changeMessageSchema } from '../../web/formats/facts/change-message.ts'

/**
 * Verifies a message as a receiver of changes should by the specification, and returns its data; `secret` is the
 * site's, from which the receiver's key is derived. Throws when the message is missing, old, or has another signature.
 */
export function verifiedChange(
  request: ReceivedRequest | undefined,
  { receiver, secret }: { receiver: string; secret: string },
): { id: string; message: ChangeMessage } {
  if (!request) throw new Error('Nothing was received')
  const { headers, body } = request
  const key = createHmac('sha256', secret).update(`change-receiver:${receiver}`).digest()
  const id = String(headers['webhook-id'])
  const timestamp = String(headers['webhook-timestamp'])
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  if (headers['webhook-signature'] !== `v1,${signature}`) throw new Error('Signed by another')
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > 60) throw new Error('Of another time')
  return { id, message: changeMessageSchema.parse(JSON.parse(body)) }
}
