import type { SanityClient } from '@sanity/client'
import { publish } from '../../tests/support/lake.ts'
import type { StackFile } from '../../tests/support/stack-file.ts'
import { until } from '../../tests/support/until.ts'
import { locales } from '../../web/config/locales.ts'
import { markdownHref, pageHref } from '../../web/config/paths.ts'
import type { Report } from '../harness/report.ts'
import { think, type Visitor } from './visitor.ts'

/** Between two publishes of a writer, ms. */
const THINK_MS = { least: 4000, most: 8000 }
/** Between two looks at what was published, ms. */
const LOOK_MS = 200
/** How long a writer waits for what was published, ms. */
const PATIENCE_MS = 30_000

/** Where readers see the words of a page. */
interface Place {
  kind: 'page' | 'search'
  where: string
  look: () => Promise<string | undefined>
  /** The highest count that was seen there. */
  newest: number
  /** How long after each publish its words were first there, ms. */
  ages: number[]
}

export const wordsAt = (name: string, count: number) => `${name} stands at ${count}.`

/** The lowest count at which `name` stands in a text; undefined when it does not stand there. */
export function lowestCount(text: string, name: string): number | undefined {
  const counts = [...text.matchAll(new RegExp(`${name} stands at (\\d+)`, 'g'))]
  return counts.length === 0 ? undefined : Math.min(...counts.map(([, count]) => Number(count)))
}

/** A page that one writer alone changes; `name`, in its words, is found in nothing else. */
export class OwnPage {
  readonly id: string
  readonly name: string
  readonly places: Place[]
  readonly #path: string
  readonly #report: Report
  /** How often it was published; what failed may be published or not. */
  published = 0

  constructor(writer: number, stack: StackFile, visitor: Visitor, report: Report) {
    this.id = `page-soak-${writer}`
    this.name = `soakw${writer}x`
    this.#path = `v5/soak-${writer}`
    this.#report = report
    const { origin } = new URL(stack.site)
    const place = (kind: Place['kind'], where: string, look: Place['look']): Place => ({
      ...{ kind, where, look, newest: 0, ages: [] },
    })
    this.places = locales.flatMap((locale) => [
      ...[pageHref(this.#path, locale), markdownHref(this.#path, locale)].map((href) =>
        place('page', href, () => visitor.visit(`${origin}${href}`, true)),
      ),
      place('search', `search in ${locale}`, () => visitor.search(stack, locale, this.name)),
    ])
  }

  /** Makes it, with a paragraph at 0; returns the id of the transaction. */
  async create(lake: SanityClient): Promise<string> {
    const children = [{ _type: 'span', _key: 'words', marks: [], text: wordsAt(this.name, 0) }]
    const body = [{ _type: 'block', _key: 'only', style: 'normal', markDefs: [], children }]
    const { transactionId } = await lake
      .transaction()
      .create({
        _id: this.id,
        _type: 'page',
        path: { _type: 'slug', current: this.#path },
        title: { _type: 'localeString', en: `Soak ${this.id}`, zhTW: `Soak ${this.id} 頁` },
        description: { _type: 'localeString', en: 'It comes and goes.', zhTW: '它來了又去。' },
        body: { _type: 'localeBody', en: body, zhTW: body },
      })
      .commit({ returnDocuments: false })
    return transactionId
  }

  /** Publishes it with the next count, again and again until it is told to stop, and looks until all places show it. */
  async write(lake: SanityClient, signal: AbortSignal): Promise<void> {
    const text = 'children[0].text'
    while (!signal.aborted) {
      const words = wordsAt(this.name, this.published + 1)
      try {
        await publish(lake, this.id, {
          [`body.en[_key=="only"].${text}`]: words,
          [`body.zhTW[_key=="only"].${text}`]: words,
        })
        this.published += 1
        const from = performance.now()
        await Promise.all(this.places.map((place) => this.#shown(place, from)))
      } catch (error) {
        this.#report.fault('failed publish', `${words} ${String(error)}`)
      }
      await think(THINK_MS, signal)
    }
  }

  async #shown(place: Place, from: number): Promise<void> {
    await until(async () => (await this.look(place)) === this.published, PATIENCE_MS, LOOK_MS)
    place.ages.push(performance.now() - from)
  }

  /** The lowest count that a place shows, which must never become less. */
  async look(place: Place): Promise<number | undefined> {
    const text = await place.look()
    if (text === undefined) return undefined
    const count = lowestCount(text, this.name)
    const { where, newest } = place
    if (count === undefined)
      this.#report.fault('words not there', `${where} does not show ${this.name}`)
    else if (count < newest)
      this.#report.fault('older words again', `${where}: ${count} after ${newest}`)
    else place.newest = count
    return count
  }

  /** Every publish that was acknowledged is a revision in the history, and the last words are everywhere. */
  async findLost(stack: StackFile, lake: SanityClient, made: string): Promise<void> {
    const url = `${stack.lake}/v2025-02-19/data/history/${stack.dataset}/transactions/${this.id}`
    const query = `fromTransaction=${made}&excludeContent=true&limit=10000`
    const headers = { authorization: `Bearer ${lake.config().token}` }
    const response = await fetch(`${url}?${query}`, { headers })
    if (!response.ok) throw new Error(`${url} answered ${response.status}`)
    // The first made it.
    const publishes = (await response.text()).split('\n').filter(Boolean).length - 1
    if (publishes !== this.published)
      this.#report.fault('lost', `${this.id} has ${publishes} publishes of ${this.published}`)
    for (const place of this.places) {
      const count = await this.look(place)
      if (count !== this.published)
        this.#report.fault('lost', `${place.where}: ${count} instead of ${this.published}`)
    }
  }
}
