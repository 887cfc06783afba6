import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { basePath } from '../../web/config/paths.ts'
import { bad, type Finding, good, TIMEOUT_MS } from './finding.ts'

/**
 * Whether the site itself knows the secret that the webhooks have. A body that tells of nothing changes nothing: it is
 * refused with 400, and before it is read with 401, where the signature does not fit.
 */
export async function checkSecret(origin: string, secret: string): Promise<Finding> {
  const body = '{}'
  const signature = await encodeSignatureHeader(body, Date.now(), secret)
  const answer = await fetch(`${origin}${basePath}/api/webhook`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [SIGNATURE_HEADER_NAME]: signature },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (answer.status === 400) return good('The site knows SANITY_WEBHOOK_SECRET')
  const words = (await answer.text()).slice(0, 200)
  return bad(
    `The site refuses what is signed with SANITY_WEBHOOK_SECRET (${answer.status}): ${words}`,
    'Give it the value that the webhooks have, start it again, and compare the clocks.',
  )
}
