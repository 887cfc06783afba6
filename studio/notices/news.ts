import type { Workflow } from '../../schemas/workflow/workflow.ts'

export type NewsKind = 'asked' | 'approved' | 'changesAsked' | 'noted' | 'notPublished'

/** Another user's action on a review in which the user takes part. */
export interface News {
  kind: NewsKind
  /** Name of the acting user; empty if the site acted. */
  by: string
  /** ISO date. */
  at: string
  /** The text of a note, or the reason why the draft was not published. */
  text?: string
}

/** Returns the news about a review for a user who requested it, scheduled it or wrote a note in it. */
export function newsOf(review: Workflow, user: string): News[] {
  const { state, requestedBy, approvedBy, approvedAt, notes = [], problem, scheduledBy } = review
  const isRequester = requestedBy?.id === user
  const takesPart = isRequester || notes.some(({ author }) => author.id === user)
  const news: News[] = []
  if (isRequester && approvedBy && approvedAt && approvedBy.id !== user)
    news.push({ kind: 'approved', by: approvedBy.name, at: approvedAt })
  if (takesPart) {
    const last = notes.at(-1)
    for (const note of notes) {
      if (note.author.id === user) continue
      // A request for changes is accompanied by a note, the last one.
      const kind =
        isRequester && state === 'changesRequested' && note === last ? 'changesAsked' : 'noted'
      news.push({ kind, by: note.author.name, at: note.at, text: note.text })
    }
  }
  if (problem && (isRequester || scheduledBy?.id === user))
    news.push({ kind: 'notPublished', by: '', at: problem.at, text: problem.text })
  return news
}
