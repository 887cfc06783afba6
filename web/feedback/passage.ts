import { isRecord } from '../../schemas/is-record.ts'
import { HISTORY_ANCHOR } from '../content/changelog/history-anchor.ts'
import type { PageData } from '../content/model/page-data.ts'

/** What of a page is meant. */
export interface Passage {
  /** Key of the block of the body. */
  block?: string
  /** Of a table of fields its path, of one of error codes the code. */
  field?: string
}

interface PassageQuery {
  /** The id of the element that was marked, or of the last one before it. */
  anchor?: string | undefined
  /** The words that were marked. */
  quote?: string | undefined
}

/**
 * The passage of `page` that a reader marked: what `quote` stands in, as near behind the anchor as possible, else what
 * the anchor leads to. An empty one means the page as a whole; undefined means that the page has no such anchor.
 */
export function passageOf(page: PageData, { anchor, quote }: PassageQuery): Passage | undefined {
  const { body } = page
  const at = anchor === undefined ? -1 : body.findIndex((block) => hasAnchor(block, anchor))
  const isElsewhere = anchor === HISTORY_ANCHOR || hasAnchor([page.toc, page.history], anchor)
  if (anchor !== undefined && at < 0 && !isElsewhere) return undefined
  const field = at < 0 || anchor === undefined ? undefined : fieldAt(body[at], anchor)
  const wanted = quote === undefined ? '' : squeezed(quote)
  // The words of a row say less than the row.
  const quoted = wanted === '' || field !== undefined ? -1 : quotedAt(body, wanted, Math.max(at, 0))
  const key = body[quoted < 0 ? at : quoted]?._key
  return { ...(key !== undefined && { block: key }), ...(field !== undefined && { field }) }
}

/** Whether the page has these words: what it does not have is not shown as its own. */
export const hasQuote = ({ title, body, history }: PageData, quote: string): boolean =>
  wordsIn([title, body, history]).includes(squeezed(quote))

function quotedAt(body: PageData['body'], wanted: string, from: number): number {
  const holds = (index: number) => wordsIn(body[index]).includes(wanted)
  const order = [...body.keys()]
  return [...order.slice(from), ...order.slice(0, from)].find(holds) ?? -1
}

/** Everything but white space, which browsers make of their own between two elements. */
const squeezed = (text: string) => text.replace(/\s+/g, '')

function wordsIn(value: unknown): string {
  if (typeof value === 'string') return squeezed(value)
  return inner(value).map(wordsIn).join('')
}

function hasAnchor(value: unknown, anchor: string | undefined): boolean {
  if (!isRecord(value)) return inner(value).some((one) => hasAnchor(one, anchor))
  const { aliases } = value
  if (value['anchor'] === anchor || (Array.isArray(aliases) && aliases.includes(anchor)))
    return true
  return inner(value).some((one) => hasAnchor(one, anchor))
}

function fieldAt(value: unknown, anchor: string): string | undefined {
  if (isRecord(value) && value['anchor'] === anchor) {
    const named = value['path'] ?? value['code']
    return typeof named === 'string' ? named : undefined
  }
  for (const one of inner(value)) {
    const found = fieldAt(one, anchor)
    if (found !== undefined) return found
  }
  return undefined
}

/** Of a value what no reader sees as words. */
const UNSEEN = /^_|^(?:marks|markDefs|style|listItem|anchor|aliases)$/

/** What of a value can be meant. */
function inner(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, one]) => (UNSEEN.test(name) ? [] : [one]))
}
