import type { Span } from '../../../blocks/block/model.ts'
import type { PageText } from '../../../blocks/block/resolve.ts'
import type { LinkMark } from '../../content/model/page-data.ts'
import { escapeLines, escapeText, inlineCode, inParagraph } from './escape.ts'

/** Markdown signs of each mark, and the HTML element for places where signs are not parsed as a mark. */
const around: Record<string, { sign?: string; element: string }> = {
  strong: { sign: '**', element: 'strong' },
  em: { sign: '*', element: 'em' },
  'strike-through': { sign: '~~', element: 'del' },
  kbd: { element: 'kbd' },
  sup: { element: 'sup' },
  sub: { element: 'sub' },
}

/** The characters before and after; '' at the ends of the block. */
interface Neighbours {
  before: string
  after: string
}

/** The text of a text block with its marks, as lines of one paragraph. `origin` makes links of the site absolute. */
export function inlineMarkdown(block: PageText, origin: string): string {
  const order = [...block.markDefs.map((mark) => mark._key), ...Object.keys(around)]
  const wrap = (mark: string, inner: string, beside: Neighbours) => {
    const link = block.markDefs.find(({ _key }) => _key === mark)
    if (link) return `[${inner}](${target(link, origin)}${titleOf(link)})`
    const { sign, element } = around[mark] ?? {}
    // Markdown signs must touch the marked words.
    const words = inner.trim()
    if (words === '' || element === undefined) return inner
    const from = inner.indexOf(words)
    const [start, end] = [inner.slice(0, from), inner.slice(from + words.length)]
    const touching = { before: start.at(-1) ?? beside.before, after: end[0] ?? beside.after }
    const isRead = sign !== undefined && isReadAsMark(words, touching)
    const [open, close] = isRead ? [sign, sign] : [`<${element}>`, `</${element}>`]
    return `${start}${open}${words}${close}${end}`
  }
  const spans = block.children.filter(({ text }) => text !== '')
  return inParagraph(nest(spans, order, wrap, { before: '', after: '' }))
}

/**
 * Whether signs that touch `words` open and close a mark: next to Chinese punctuation, which has no spaces around it,
 * they often do not (CommonMark 0.31, 6.2: left- and right-flanking delimiter runs).
 */
function isReadAsMark(words: string, { before, after }: Neighbours): boolean {
  const isApart = (character: string) => character === '' || /[\s\p{P}\p{S}]/u.test(character)
  const isWord = (character: string | undefined) => !isApart(character ?? '')
  const isSign = (character: string | undefined) => character === '*' || character === '~'
  const [first, last] = [[...words][0], [...words].at(-1)]
  // Adjacent signs of two marks would be parsed as one run.
  if ([before, after, first, last].some(isSign)) return false
  return (isWord(first) || isApart(before)) && (isWord(last) || isApart(after))
}

/** Wraps neighbouring spans that share a mark together. */
function nest(
  spans: readonly Span[],
  [mark, ...others]: readonly string[],
  wrap: (mark: string, inner: string, beside: Neighbours) => string,
  beside: Neighbours,
): string {
  // Neighbouring code spans are joined, because backticks of two spans would pair wrongly.
  if (mark === undefined)
    return runs(spans, 'math')
      .flatMap((run) => (isFormula(run) ? formula(run) : runs(run, 'code').map(runMarkdown)))
      .join('')
  const all = runs(spans, mark)
  const charactersAt = (index: number): Neighbours => ({
    before: all[index - 1]?.at(-1)?.text.at(-1) ?? beside.before,
    after: all[index + 1]?.[0]?.text[0] ?? beside.after,
  })
  const inner = all.map((run, index) => nest(run, others, wrap, charactersAt(index)))
  return all
    .map((run, index) => {
      const written = inner[index] ?? ''
      const { before, after } = charactersAt(index)
      // For a neighbour that is already rendered, its adjacent sign or escape counts.
      const touching = {
        before: inner[index - 1]?.at(-1) ?? before,
        after: inner[index + 1]?.[0] ?? after,
      }
      return run[0]?.marks.includes(mark) ? wrap(mark, written, touching) : written
    })
    .join('')
}

function runs(spans: readonly Span[], mark: string): Span[][] {
  const found: Span[][] = []
  for (const span of spans) {
    const last = found.at(-1)
    if (last?.[0] && last[0].marks.includes(mark) === span.marks.includes(mark)) last.push(span)
    else found.push([span])
  }
  return found
}

const isFormula = (spans: readonly Span[]) => spans[0]?.marks.includes('math') === true

/** Replaces `<` and `>`, which would be parsed as a tag when the Markdown is displayed. */
function formula(spans: readonly Span[]): string {
  const tex = spans.map(({ text }) => text).join('')
  return `$${tex.replaceAll('<', '\\lt ').replaceAll('>', '\\gt ')}$`
}

function runMarkdown(spans: readonly Span[]): string {
  const text = spans.map((span) => span.text).join('')
  return spans[0]?.marks.includes('code') ? inlineCode(text) : escapeLines(text)
}

const titleOf = ({ title }: LinkMark): string =>
  title ? ` "${escapeText(title).replaceAll('"', '\\"')}"` : ''

function target({ href }: LinkMark, origin: string): string {
  return (href.startsWith('/') ? `${origin}${href}` : href).replace(
    /[()\s]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  )
}
