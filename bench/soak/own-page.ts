import type { SanityClient } from '@sanity/client'
import { publish } from '../../tests/support/lake.ts'
import type { StackFile } from '../../tests/support/stack-file.ts'
import { until } from '../../tests/support/until.ts'
import { locales } from '../../web/config/locales.ts'
import { markdownHref, pageHref } from '../../web/config/paths.ts'
import type { Report } from '../harness/report.ts'
import { type Visitor, waitThinkTime } from './visitor.ts'

const THINK_MS = [4000, 8000] as const
const LOOK_MS = 200
/** Most time in ms that a writer waits for a publish. */
const PATIENCE_MS = 30_000

interface View {
  kind: 'page' | 'search'
  where: string
  read: () => Promise<string | undefined>
  newest: number
  /** Time in ms from each publish until its text was first shown. */
  ages: number[]
}

export const wordsAt = (name: string, count: number) => `${name} stands at ${count}.`

/** The lowest count after `name` in a text; undefined without one. */
export function lowestCount(text: string, name: string): number | undefined {
  const counts = [...text.matchAll(new RegExp(`${name} stands at (\\d+)`, 'g'))]
  return counts.length === 0 ? undefined : Math.min(...counts.map(([, count]) => Number(count)))
}

/** A page that only one writer changes; its text contains the unique word `name`. */
export class OwnPage {
  readonly id: string
  readonly name: string
  readonly views: View[]
  readonly #path: string
  readonly #report: Report
  /** Number of acknowledged publishes. */
  published = 0

  constructor(writer: number, { site }: StackFile, visitor: Visitor, report: Report) {
    this.id = `page-soak-${writer}`
    this.name = `soakw${writer}x`
    this.#path = `v5/soak-${writer}`
    this.#report = report
    const { origin } = new URL(site)
    const view = (kind: View['kind'], where: string, read: View['read']): View => ({
      ...{ kind, where, read, newest: 0, ages: [] },
    })
    this.views = locales.flatMap((locale) => [
      ...[pageHref(this.#path, locale), markdownHref(this.#path, locale)].map((href) =>
        view('page', href, () => visitor.visit(`${origin}${href}`, true)),
      ),
      view('search', `search in ${locale}`, () => visitor.searchFor(locale, this.name)),
    ])
  }

  async create(lake: SanityClient): Promise<void> {
    const children = [{ _type: 'span', _key: 'words', marks: [], text: wordsAt(this.name, 0) }]
    const body = [{ _type: 'block', _key: 'only', style: 'normal', markDefs: [], children }]
    await lake.create({
      _id: this.id,
      _type: 'page',
      path: { _type: 'slug', current: this.#path },
      title: { _type: 'localeString', en: `Soak ${this.id}`, zhTW: `Soak ${this.id} 頁` },
      description: { _type: 'localeString', en: 'It comes and goes.', zhTW: '它來了又去。' },
      body: { _type: 'localeBody', en: body, zhTW: body },
    })
  }

  /** Publishes the next count and waits until all views show it, repeatedly until `signal` aborts. */
  async write(lake: SanityClient, signal: AbortSignal): Promise<void> {
    const text = '[_key=="only"].children[0].text'
    for (; !signal.aborted; await waitThinkTime(THINK_MS, signal)) {
      const count = this.published + 1
      const words = wordsAt(this.name, count)
      try {
        await publish(lake, this.id, { [`body.en${text}`]: words, [`body.zhTW${text}`]: words })
      } catch (error) {
        this.#report.fault('failed publish', `${words} ${String(error)}`)
        continue
      }
      this.published = count
      const from = performance.now()
      await Promise.all(this.views.map((view) => this.#untilShown(view, count, from)))
    }
  }

  async #untilShown(view: View, count: number, from: number): Promise<void> {
    await until(async () => (await this.look(view)) === count, PATIENCE_MS, LOOK_MS).then(
      () => view.ages.push(performance.now() - from),
      () => this.#report.fault('never shown', `${count} at ${view.where}`),
    )
  }

  /** The lowest count in a view, which must never decrease. */
  async look(view: View): Promise<number | undefined> {
    const text = await view.read()
    if (text === undefined) return undefined
    const count = lowestCount(text, this.name)
    const { where, newest } = view
    if (count === undefined)
      this.#report.fault('words not there', `${where} does not show ${this.name}`)
    else if (count < newest)
      this.#report.fault('older words again', `${where}: ${count} after ${newest}`)
    else view.newest = count
    return count
  }

  /** Checks that every acknowledged publish is in the history, and that the last text is shown everywhere. */
  async findLost({ lake: url, dataset }: StackFile, lake: SanityClient): Promise<void> {
    const history = `${url}/v2025-02-19/data/history/${dataset}/transactions/${this.id}`
    const headers = { authorization: `Bearer ${lake.config().token}` }
    const response = await fetch(`${history}?excludeContent=true&limit=10000`, { headers })
    if (!response.ok) throw new Error(`${history} answered ${response.status}`)
    // The first transaction created the page.
    const publishes = (await response.text()).split('\n').filter(Boolean).length - 1
    if (publishes < this.published)
      this.#report.fault('lost', `${this.id} has ${publishes} publishes of ${this.published}`)
    for (const view of this.views) {
      const count = await this.look(view)
      if (count !== this.published)
        this.#report.fault('lost', `${view.where}: ${count} instead of ${this.published}`)
    }
  }
}
