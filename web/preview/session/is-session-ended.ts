import type { EndedSessions } from '../../../schemas/ended-sessions.ts'
import type { DraftSession } from './draft-session.ts'

/**
 * Whether an administrator has ended the session, among all or among its person's sessions, or the person has signed
 * out of the Studio since, at `signedOut` by the lake's clock.
 */
export function isSessionEnded(
  { who, begun }: DraftSession,
  ended: EndedSessions | undefined,
  signedOut?: string,
): boolean {
  const own = ended?.people?.flatMap(({ _key, at }) => (_key === who ? [at] : [])) ?? []
  return [ended?.everybody ?? [], own, signedOut ?? []].flat().some((at) => begun <= Date.parse(at))
}
