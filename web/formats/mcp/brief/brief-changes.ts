import { z } from 'zod'
import type { Locale } from '../../../config/locales.ts'
import type { ChangelogEntry } from '../../../content/model/page-data.ts'
import { changeFacts, changeFactsSchema } from '../../facts/change-facts.ts'

/** Maximum number of changes of an entry; get_page returns all. */
const MOST_FACTS = 8

const fact = changeFactsSchema.shape.changes.element
const entry = changeFactsSchema.extend({
  changes: z.array(fact.omit({ kind: true }).extend({ breaking: z.literal(true).optional() })),
  more: z.int().optional(),
})
export const briefChanges = z.object({ changes: z.array(entry), older: z.int().optional() })

type BriefChange = z.infer<typeof entry>

export function briefChange(entry: ChangelogEntry, locale: Locale, origin: string): BriefChange {
  const { changes, ...facts } = changeFacts(entry, locale, origin)
  const listed = changes.slice(0, MOST_FACTS).map(({ kind: _, breaking, ...change }) => ({
    ...change,
    ...(breaking && { breaking: true as const }),
  }))
  return {
    ...facts,
    changes: listed,
    ...(changes.length > MOST_FACTS && { more: changes.length - MOST_FACTS }),
  }
}

/** An entry as one line, and one line for each of its changes. */
export function changeLines({ changes, more, ...entry }: BriefChange): string[] {
  const { date, kind, breaking, title, description, url } = entry
  const lines = [
    `${date} ${kind}${mark(breaking)} · ${[title, description, url].filter(Boolean).join(' · ')}`,
    ...changes.map(
      ({ rule, breaking, before, after, ...place }) =>
        `- ${[...Object.values(place), `${rule}${mark(breaking)}`, ...becoming(before, after)].join(' · ')}`,
    ),
    ...(more === undefined ? [] : [`- ${more} more at this address`]),
  ]
  return lines.map((line) => line.replaceAll(/\s+/g, ' '))
}

const mark = (breaking: boolean | undefined): string => (breaking ? ', breaking' : '')

const becoming = (before?: string, after?: string): string[] =>
  before === undefined && after === undefined ? [] : [`${before ?? '–'} → ${after ?? '–'}`]
