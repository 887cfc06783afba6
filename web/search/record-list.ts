import { createHash } from 'node:crypto'
import { sidebarPages } from '../content/neighbours.ts'
import type { PageData, SidebarItem } from '../content/page-data.ts'
import { pageHref } from '../paths.ts'
import { splitIdentifier } from './identifiers.ts'
import type { Hierarchy, RecordType, SearchRecord } from './record.ts'

interface Found {
  content?: string
  identifiers?: string[]
  codes?: string[]
  path?: string
  method?: string
}

/** How much a record's own kind counts among the hits of one page. */
const levelOf: Record<RecordType, number> = {
  lvl1: 100,
  operation: 95,
  lvl2: 90,
  lvl3: 80,
  lvl4: 70,
  field: 60,
  value: 50,
  content: 10,
  code: 0,
}

const HEADINGS = { 2: 'lvl2', 3: 'lvl3', 4: 'lvl4', 5: 'lvl4' } as const

/** Collects a page's records while it is read from top to bottom, minding the headings. */
export class RecordList {
  private readonly page: PageData
  private readonly records: Omit<SearchRecord, 'source_rev' | 'item_priority'>[] = []
  private hierarchy: Hierarchy
  private anchor: string | undefined

  constructor(page: PageData) {
    this.page = page
    const section = page.breadcrumbs.at(-2)?.label.text ?? page.sidebar?.title.text
    this.hierarchy = { ...(section ? { lvl0: section } : {}), lvl1: page.title.text }
  }

  /** What follows stands at this anchor. */
  at(anchor: string): void {
    this.anchor = anchor
  }

  heading(level: number, text: string, anchor: string): void {
    const type = HEADINGS[level === 2 || level === 3 || level === 4 ? level : 5]
    const { lvl2, lvl3, ...top } = this.hierarchy
    delete top.lvl4
    if (type === 'lvl2') this.hierarchy = { ...top, lvl2: text }
    else if (type === 'lvl3') this.hierarchy = { ...top, ...(lvl2 ? { lvl2 } : {}), lvl3: text }
    else
      this.hierarchy = { ...top, ...(lvl2 ? { lvl2 } : {}), ...(lvl3 ? { lvl3 } : {}), lvl4: text }
    this.anchor = anchor
    this.add(type, {})
  }

  add(type: RecordType, { content, identifiers = [], codes = [], path, method }: Found): void {
    if (!content && (type === 'content' || type === 'code')) return
    const { page, anchor } = this
    this.records.push({
      id: `${page.documentId}:${page.locale}:${page.version.name}:${this.records.length}`,
      type,
      hierarchy: this.hierarchy,
      ...(content ? { content } : {}),
      ...(identifiers.length > 0
        ? { identifiers, identifiers_split: [...new Set(identifiers.map(splitIdentifier))] }
        : {}),
      ...(path ? { path } : {}),
      ...(method ? { method } : {}),
      ...(codes.length > 0 ? { codes } : {}),
      locale: page.locale,
      version: page.version.name,
      url: pageHref(page.path, page.locale, anchor),
      url_without_anchor: pageHref(page.path, page.locale),
      ...(anchor ? { anchor } : {}),
      page_id: page.documentId,
    })
  }

  finish(): SearchRecord[] {
    // Not the page's revision: an operation or enum that it shows changes without it.
    const source_rev = createHash('sha256')
      .update(JSON.stringify(this.records))
      .digest('hex')
      .slice(0, 16)
    const rank = pageRank(this.page) * 1e9
    const place = (999 - Math.min(999, sidebarPlace(this.page.sidebar?.items ?? []))) * 1e3
    return this.records.map((record, index) => ({
      ...record,
      source_rev,
      item_priority: rank + levelOf[record.type] * 1e6 + place + Math.max(0, 999 - index),
    }))
  }
}

/** Reference before guides before changelogs, where the words match equally well. */
function pageRank(page: PageData): number {
  if (page.path.startsWith('changelog/')) return 1
  return page.body.some((block) => block._type === 'operation') ? 3 : 2
}

/** How many pages stand before the current one in its sidebar. */
function sidebarPlace(items: readonly SidebarItem[]): number {
  return Math.max(
    0,
    sidebarPages(items).findIndex((page) => page.current),
  )
}
