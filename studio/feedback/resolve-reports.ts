import type { Mutation, SanityClient } from '@sanity/client'
import { onlyReads, onlyTranslates } from '../../schemas/access.ts'
import type { Feedback } from '../../schemas/feedback.ts'
import { translations } from '../../schemas/locales.ts'

type User = Parameters<typeof onlyReads>[0]

/** Whether the user may resolve a report: translators only in their languages. The lake enforces the same. */
export const mayResolve = (user: User, { locale }: Pick<Feedback, 'locale'>): boolean =>
  !onlyReads(user) && (!onlyTranslates(user) || translations.some((one) => one === locale))

/** A change of reports: of their state, assignee or note. */
export type Resolution =
  | { state: 'done' | 'spam'; note?: string }
  | { state: 'open' }
  | { assignee: { id: string; name: string } | undefined }
  | { note: string }

/** Returns the mutations that apply `what` to the reports at the time `now`. */
export function resolveMutations(ids: readonly string[], what: Resolution, now: Date): Mutation[] {
  const change = changeOf(what, now.toISOString())
  return ids.map((id) => ({ patch: { id, ...change } }))
}

export async function resolveReports(
  client: Pick<SanityClient, 'mutate'>,
  ids: readonly string[],
  what: Resolution,
): Promise<void> {
  await client.mutate(resolveMutations(ids, what, new Date()), {
    returnDocuments: false,
    tag: 'feedback',
  })
}

function changeOf(what: Resolution, settledAt: string) {
  if ('assignee' in what)
    return what.assignee ? { set: { assignee: what.assignee } } : { unset: ['assignee'] }
  if (!('state' in what)) return noted(what.note)
  if (what.state === 'open') return { set: { state: what.state }, unset: ['settledAt'] }
  const note = what.note?.trim()
  return { set: { state: what.state, settledAt, ...(note && { note }) } }
}

const noted = (note: string) =>
  note.trim() === '' ? { unset: ['note'] } : { set: { note: note.trim() } }
