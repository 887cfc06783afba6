import { encodeSignatureHeader } from '@sanity/webhook'
import type { StackFile } from './stack-file.ts'

/**
 * Delivers `payload` as the lake does, to the webhook for pages or for the search, signed now unless a signature or
 * none is given; returns the status.
 */
export async function sendWebhook(
  stack: StackFile,
  payload: string,
  given: { signature: string | undefined } | undefined = undefined,
  of: 'pages' | 'search' = 'pages',
): Promise<number> {
  const { signature } = given ?? {
    signature: await encodeSignatureHeader(payload, Date.now(), stack.webhookSecret),
  }
  const address = of === 'pages' ? 'api/webhook' : 'api/webhook/search'
  const response = await fetch(`${stack.site}/${address}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(signature && { 'sanity-webhook-signature': signature }),
    },
    body: payload,
  })
  return response.status
}
