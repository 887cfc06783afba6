import type { EndedSessions } from '../../../schemas/ended-sessions.ts'
import type { DraftSession } from './draft-session.ts'

/** Whether an administrator has ended the session, with all others or with those of its person. */
export function hasEnded({ who, begun }: DraftSession, ended: EndedSessions | undefined): boolean {
  const own = ended?.people?.flatMap(({ _key, at }) => (_key === who ? [at] : [])) ?? []
  return [ended?.everybody ?? [], own].flat().some((at) => begun <= Date.parse(at))
}
