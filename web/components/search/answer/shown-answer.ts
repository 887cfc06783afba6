import type { InstantAnswer } from '../../../search/answers/answer.ts'
import { property } from '../hits/property.ts'

/** The fact that answers what was typed, which comes beside the hits: `web/search/browser-client.ts`. */
export function shownAnswer(userData: unknown): InstantAnswer | undefined {
  if (!Array.isArray(userData)) return undefined
  for (const each of userData) {
    const answer = property(each, 'answer')
    const [subject, text, url] = ['subject', 'text', 'url'].map((name) => property(answer, name))
    if (typeof subject === 'string' && typeof text === 'string' && typeof url === 'string')
      return { subject, text, url }
  }
  return undefined
}
