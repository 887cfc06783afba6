import { basePath } from '../../config/paths.ts'
import { ownAuthorization } from '../../config/secrets/own-secret.ts'
import type { Invalidation } from './invalidation.ts'

/** Passes changes to Next by a request to this server, because Next revalidates only within a request. */
export async function forwardInvalidations(self: string, changes: Invalidation[]): Promise<void> {
  const answer = await fetch(`${self}${basePath}/api/invalidate`, {
    method: 'POST',
    headers: { authorization: ownAuthorization() },
    body: JSON.stringify(changes),
    signal: AbortSignal.timeout(10_000),
  })
  if (!answer.ok) throw new Error(`This instance answered itself ${answer.status}`)
}
