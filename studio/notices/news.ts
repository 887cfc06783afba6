import type { Workflow } from '../../schemas/workflow/workflow.ts'

export type NewsKind = 'asked' | 'approved' | 'changesAsked' | 'noted' | 'notPublished'

/** What somebody else did to a review that concerns one. */
export interface News {
  kind: NewsKind
  /** The name of who did it; empty where nobody did. */
  by: string
  /** When, as an ISO date. */
  at: string
  /** What they wrote, or why it was not published. */
  text?: string
}

/** What of a review somebody hears of who asked for it, scheduled it or wrote in it. */
export function newsOf(review: Workflow, user: string): News[] {
  const { state, requestedBy, approvedBy, approvedAt, notes = [], problem, scheduledBy } = review
  const asked = requestedBy?.id === user
  const takesPart = asked || notes.some(({ author }) => author.id === user)
  const news: News[] = []
  if (asked && approvedBy && approvedAt && approvedBy.id !== user)
    news.push({ kind: 'approved', by: approvedBy.name, at: approvedAt })
  if (takesPart) {
    const last = notes.at(-1)
    for (const note of notes) {
      if (note.author.id === user) continue
      // Who asks for changes says which in a note.
      const kind = asked && state === 'changesRequested' && note === last ? 'changesAsked' : 'noted'
      news.push({ kind, by: note.author.name, at: note.at, text: note.text })
    }
  }
  if (problem && (asked || scheduledBy?.id === user))
    news.push({ kind: 'notPublished', by: '', at: problem.at, text: problem.text })
  return news
}
