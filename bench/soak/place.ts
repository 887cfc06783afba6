import type { StackFile } from '../../tests/support/stack-file.ts'
import { locales } from '../../web/config/locales.ts'
import { markdownHref, pageHref } from '../../web/config/paths.ts'
import type { FaultLog } from './faults.ts'
import { markerCount } from './marker.ts'
import type { Line, OwnPage } from './own-pages.ts'
import { foundWords, search } from './search.ts'
import { Staleness } from './staleness.ts'
import type { Visit, Visitor } from './visitor.ts'

/** Later than this after its publish, a page or a search must not show older words. In ms. */
export const BOUND_MS = 5000

export type PlaceKind = 'page' | 'search'

/** Where readers see lines of words in one language: a page, its Markdown, or a search. */
export class Place {
  readonly kind: PlaceKind
  readonly name: string
  readonly lines: ReadonlyMap<Line, Staleness>
  private readonly look: (visitor: Visitor) => Promise<Visit | undefined>
  private readonly faults: FaultLog

  constructor(
    kind: PlaceKind,
    name: string,
    lines: readonly Line[],
    look: (visitor: Visitor) => Promise<Visit | undefined>,
    faults: FaultLog,
  ) {
    this.kind = kind
    this.name = name
    this.lines = new Map(lines.map((line) => [line, new Staleness()]))
    this.look = look
    this.faults = faults
  }

  /** Whether all that was published has been seen here. */
  get isFresh(): boolean {
    return [...this.lines.values()].every(({ unseen }) => unseen.length === 0)
  }

  /** Lets a reader look; returns the counts that it saw. */
  async read(visitor: Visitor): Promise<Map<Line, number>> {
    const seen = new Map<Line, number>()
    const visit = await this.look(visitor)
    if (!visit) return seen
    for (const [line, staleness] of this.lines) {
      const count = markerCount(visit.text, line.name)
      if (count === undefined) {
        this.faults.add('words not there', `${this.name} does not show ${line.name}`)
        continue
      }
      seen.set(line, count)
      const newer = staleness.read({ count, begun: visit.begun, ended: visit.ended })
      if (newer !== undefined)
        this.faults.add(
          'older words again',
          `${this.name} shows ${line.name} at ${count} after it had shown ${newer}`,
        )
      const late = staleness.unseen.find(({ at }) => visit.begun - at > BOUND_MS)
      if (late)
        this.faults.add(
          `words older than ${BOUND_MS / 1000} s`,
          `${this.name} shows ${line.name} at ${count}, and ${late.count} was published ${Math.round(visit.begun - late.at)} ms before`,
        )
    }
    return seen
  }
}

/** Every place in which the lines of the pages are seen. */
export function placesOf(stack: StackFile, pages: readonly OwnPage[], faults: FaultLog): Place[] {
  const { origin } = new URL(stack.site)
  return locales.flatMap((locale) =>
    pages.flatMap(({ path, lines }) => [
      ...[pageHref(path, locale), markdownHref(path, locale)].map((href) => {
        const look = (visitor: Visitor) => visitor.visit(`${origin}${href}`, { keep: true })
        return new Place('page', href, lines, look, faults)
      }),
      ...lines.map((line) => {
        const look = async (visitor: Visitor) => {
          const visit = await search(stack, visitor, locale, line.name)
          return visit && { ...visit, text: foundWords(visit.text) }
        }
        return new Place('search', `search in ${locale}`, [line], look, faults)
      }),
    ]),
  )
}
