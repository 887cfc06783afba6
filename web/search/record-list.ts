import { createHash } from 'node:crypto'
import type { Locale } from '../config/locales.ts'
import { pageHref } from '../config/paths.ts'
import type { PageData } from '../content/model/page-data.ts'
import { aboutPage } from './about-page.ts'
import type { AnswerTexts } from './answers/asked-fact.ts'
import { recordDependencies } from './dependencies.ts'
import { otherExchangeNames } from './elsewhere.ts'
import { splitIdentifier } from './identifiers.ts'
import { namesBySound } from './query/sounds.ts'
import type { Hierarchy, RecordType, SearchRecord } from './record.ts'
import { itemPriority } from './weight.ts'

export interface RecordContent {
  content?: string
  identifiers?: string[]
  codes?: string[]
  path?: string
  method?: string
  /** Anchor, when the record has one of its own below the heading. */
  anchor?: string
  day?: number
  deprecated?: boolean
  /** Names by which readers who type them want this record first. */
  called?: string[]
  answers?: AnswerTexts
  /** Parent below the heading, such as the parameter of a value. */
  below?: string
}

/** The kinds of records that may come first for a query equal to a keyword of their page. */
const naming: ReadonlySet<RecordType> = new Set([
  'page',
  'operation',
  'heading',
  'parameter',
  'topic',
])

/** Collects a page's records from top to bottom, tracking the headings. */
export class RecordList {
  private readonly page: PageData
  private readonly records: Omit<SearchRecord, 'source_rev'>[] = []
  /** Number of records at each anchor. */
  private readonly placed = new Map<string, number>()
  private readonly breadcrumbs: string[]
  private readonly priority: ReturnType<typeof itemPriority>
  private readonly successor: string | undefined
  private hierarchy: Hierarchy
  private anchor: string | undefined
  private level = 0
  private path: string

  constructor(page: PageData) {
    this.page = page
    this.path = page.path
    this.breadcrumbs = page.breadcrumbs.slice(0, -1).map(({ label }) => label.text)
    this.priority = itemPriority(page)
    this.successor = successorOf(page)
    // The first category, or the sidebar for a page in none.
    const section = this.breadcrumbs[1] ?? this.breadcrumbs[0]
    this.hierarchy = { ...(section ? { lvl0: section } : {}), lvl1: page.title.text }
  }

  /** The page's title. */
  get title(): string {
    return this.page.title.text
  }

  get locale(): Locale {
    return this.page.locale
  }

  /** Starts a section, whose records follow until the next heading; `level` is 2 to 5. */
  heading(level: number, text: string, anchor: string, found: RecordContent = {}): void {
    this.below(level, text, anchor)
    this.add('heading', found)
  }

  /** Adds an entry of a changelog, which is a section of its own. */
  change(text: string, anchor: string, found: RecordContent): void {
    this.below(3, text, anchor)
    this.add('change', found)
  }

  /** Records that `add` adds belong to another page with this path, as a part of the same document. */
  onPage(path: string, add: () => void): void {
    this.path = path
    add()
    this.path = this.page.path
  }

  add(type: RecordType, found: RecordContent): void {
    const { content, identifiers = [], codes = [], path, method, below, day, deprecated } = found
    const { answers = {}, called = [] } = found
    if (!content && (type === 'text' || type === 'code')) return
    const { page } = this
    const index = this.records.length
    const anchor = found.anchor || this.anchor
    const place = index === 0 ? this.path : `${this.path}#${anchor}`
    const theirs = naming.has(type) || type === 'field' ? [identifiers[0] ?? '', place] : []
    const elsewhere = otherExchangeNames(theirs)
    this.records.push({
      id: this.idAt(anchor ?? ''),
      type,
      hierarchy: below ? deeper(this.hierarchy, below) : this.hierarchy,
      breadcrumbs: this.breadcrumbs,
      ...(index === 0 && this.breadcrumbs.length > 1
        ? { sections: this.breadcrumbs.slice(1) }
        : {}),
      ...(content ? { content } : {}),
      ...(identifiers.length > 0
        ? { identifiers, identifiers_split: [...new Set(identifiers.map(splitIdentifier))] }
        : {}),
      ...(path ? { path } : {}),
      ...(method ? { method } : {}),
      ...(codes.length > 0 ? { codes } : {}),
      ...(called.length > 0 ? { called } : {}),
      ...(Object.keys(answers).length > 0 ? { answers } : {}),
      ...(elsewhere.length > 0 ? { elsewhere } : {}),
      ...(day ? { day } : {}),
      ...(deprecated ? { deprecated } : {}),
      ...(this.successor ? { successor: this.successor } : {}),
      locale: page.locale,
      version: page.version.name,
      url: pageHref(this.path, page.locale, anchor),
      url_without_anchor: pageHref(this.path, page.locale),
      ...(anchor ? { anchor } : {}),
      page_id: page.documentId,
      item_priority: this.priority(
        type,
        index,
        type === 'heading' ? this.level : 0,
        identifiers[0],
        deprecated,
      ),
    })
  }

  finish(): SearchRecord[] {
    const [first, ...others] = this.records
    if (!first) return []
    const depends = recordDependencies(this.page)
    const about = aboutPage(others)
    const { keywords, translatedNames: translated } = this.page
    const sounds = namesBySound([this.title, ...keywords, ...translated, ...about])
    const whole = {
      ...first,
      ...(keywords.length > 0 ? { keywords } : {}),
      ...(translated.length > 0 ? { translated } : {}),
      ...(about.length > 0 ? { about } : {}),
      ...(sounds.length > 0 ? { sounds } : {}),
      ...(depends.length > 0 ? { depends } : {}),
    }
    const records = [whole, ...others]
    // Not the page's revision, since an operation or enum that it shows changes without it.
    const source_rev = createHash('sha256')
      .update(JSON.stringify(records))
      .digest('hex')
      .slice(0, 16)
    const called = keywords.length > 0 ? { called: keywords } : {}
    return records.map((record) => ({
      ...record,
      ...(naming.has(record.type) ? called : {}),
      source_rev,
    }))
  }

  /** Numbers a record within its section, so that changes elsewhere on the page keep its id. */
  private idAt(anchor: string): string {
    const { documentId, locale, version } = this.page
    const before = this.placed.get(anchor) ?? 0
    this.placed.set(anchor, before + 1)
    return `${documentId}:${locale}:${version.name}#${anchor}-${before}`
  }

  private below(level: number, text: string, anchor: string): void {
    const { lvl2, lvl3, lvl4: _, ...top } = this.hierarchy
    const second = lvl2 ? { lvl2 } : {}
    const third = lvl3 ? { lvl3 } : {}
    if (level <= 2) this.hierarchy = { ...top, lvl2: text }
    else if (level === 3) this.hierarchy = { ...top, ...second, lvl3: text }
    else this.hierarchy = { ...top, ...second, ...third, lvl4: text }
    this.anchor = anchor
    this.level = level
  }
}

/** The address, without anchor, of the page that replaces the first operation or channel of the page. */
function successorOf({ body }: PageData): string | undefined {
  const first = body.find(({ _type }) => _type === 'operation' || _type === 'channel')
  const { deprecation } =
    first?._type === 'operation'
      ? first.operation
      : first?._type === 'channel'
        ? first.channel
        : { deprecation: undefined }
  return deprecation?.successor?.href?.replace(/#.*/, '')
}

/** The hierarchy with one more level; at the last level the text is appended. */
function deeper(hierarchy: Hierarchy, text: string): Hierarchy {
  if (!hierarchy.lvl2) return { ...hierarchy, lvl2: text }
  if (!hierarchy.lvl3) return { ...hierarchy, lvl3: text }
  return { ...hierarchy, lvl4: hierarchy.lvl4 ? `${hierarchy.lvl4} ${text}` : text }
}
