import { encodeSignatureHeader } from '@sanity/webhook'
import type { StackFile } from './stack-file.ts'

/** Delivers `payload` as the lake does, signed now unless a signature, or none, is given; the status. */
export async function sendWebhook(
  stack: StackFile,
  payload: string,
  given: { signature: string | undefined } | undefined = undefined,
): Promise<number> {
  const { signature } = given ?? {
    signature: await encodeSignatureHeader(payload, Date.now(), stack.webhookSecret),
  }
  const response = await fetch(`${stack.site}/api/webhook`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(signature && { 'sanity-webhook-signature': signature }),
    },
    body: payload,
  })
  return response.status
}
