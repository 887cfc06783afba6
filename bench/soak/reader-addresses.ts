import { z } from 'zod'
import type { StackFile } from '../../tests/support/stack-file.ts'
import { locales } from '../../web/config/locales.ts'
import { markdownHref, pageHref } from '../../web/config/paths.ts'
import type { Report } from '../harness/report.ts'
import { type Line, markerCount, type OwnPage } from './lines.ts'
import type { Visit, Visitor } from './readers.ts'
import { Staleness } from './staleness.ts'

/** Later than this after its publish, a page or a search must not show older words. In ms. */
export const BOUND_MS = 5000

/** Where readers see lines of words in one language: a page, its Markdown, or a search. */
export interface ReaderAddress {
  kind: 'page' | 'search'
  name: string
  lines: ReadonlyMap<Line, Staleness>
  look: (visitor: Visitor) => Promise<Visit | undefined>
}

/** Every place in which the lines of the pages are seen. */
export function readerAddresses(stack: StackFile, pages: readonly OwnPage[]): ReaderAddress[] {
  const { origin } = new URL(stack.site)
  const seen = (lines: readonly Line[]) => new Map(lines.map((line) => [line, new Staleness()]))
  return locales.flatMap((locale) =>
    pages.flatMap(({ path, lines }): ReaderAddress[] => [
      ...[pageHref(path, locale), markdownHref(path, locale)].map((name) => ({
        kind: 'page' as const,
        name,
        lines: seen(lines),
        look: (visitor: Visitor) => visitor.visit(`${origin}${name}`, { keep: true }),
      })),
      ...lines.map((line) => ({
        kind: 'search' as const,
        name: `search in ${locale}`,
        lines: seen([line]),
        async look(visitor: Visitor) {
          const visit = await visitor.search(stack, locale, line.name)
          return visit && { ...visit, text: foundWords(visit.text) }
        },
      })),
    ]),
  )
}

/** Whether all that was published has been seen there. */
export const isFresh = ({ lines }: ReaderAddress): boolean =>
  [...lines.values()].every(({ unseen }) => unseen.length === 0)

/** Lets a reader look; returns the counts that it saw. */
export async function readAddress(
  { name, lines, look }: ReaderAddress,
  visitor: Visitor,
  report: Report,
): Promise<Map<Line, number>> {
  const seen = new Map<Line, number>()
  const visit = await look(visitor)
  if (!visit) return seen
  for (const [line, staleness] of lines) {
    const count = markerCount(visit.text, line.name)
    if (count === undefined) {
      report.fault('words not there', `${name} does not show ${line.name}`)
      continue
    }
    seen.set(line, count)
    const shows = `${name} shows ${line.name} at ${count}`
    const newer = staleness.read({ count, begun: visit.begun, ended: visit.ended })
    if (newer !== undefined)
      report.fault('older words again', `${shows} after it had shown ${newer}`)
    const late = staleness.unseen.find(({ at }) => visit.begun - at > BOUND_MS)
    if (late) {
      const age = Math.round(visit.begun - late.at)
      const words = `${shows}, and ${late.count} was published ${age} ms before`
      report.fault(`words older than ${BOUND_MS / 1000} s`, words)
    }
  }
  return seen
}

const content = z.object({ content: z.string().optional() })
const answer = z.object({
  results: z.tuple([
    z.object({
      grouped_hits: z.array(z.object({ hits: z.array(z.object({ document: content })) })),
    }),
  ]),
})

/** What the records say that a search found. */
function foundWords(text: string): string {
  const [{ grouped_hits: groups }] = answer.parse(JSON.parse(text)).results
  const documents = groups.flatMap(({ hits }) => hits.map(({ document }) => document))
  return documents.map(({ content = '' }) => content).join('\n')
}
