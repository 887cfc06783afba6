import type { Span } from '../../../blocks/block/model.ts'
import type { PageText } from '../../../blocks/block/resolve.ts'
import type { LinkMark } from '../../content/model/page-data.ts'
import { escapeText, inlineCode } from './escape.ts'

const around: Record<string, [before: string, after: string]> = {
  strong: ['**', '**'],
  em: ['*', '*'],
  'strike-through': ['~~', '~~'],
  kbd: ['<kbd>', '</kbd>'],
  sup: ['<sup>', '</sup>'],
  sub: ['<sub>', '</sub>'],
}

/** The words of a text block with their marks. Links lead from anywhere: `origin` is put before. */
export function inlineMarkdown(block: PageText, origin: string): string {
  const order = [...block.markDefs.map((mark) => mark._key), ...Object.keys(around)]
  return nest(block.children, order, (mark, inner) => {
    const link = block.markDefs.find(({ _key }) => _key === mark)
    if (link) return `[${inner}](${target(link, origin)}${titleOf(link)})`
    const [before, after] = around[mark] ?? ['', '']
    // Markdown wants marks to touch the words.
    const words = inner.trim()
    return words === '' ? inner : inner.replace(words, () => `${before}${words}${after}`)
  }).replaceAll('\n', '  \n')
}

/** Neighbours that share a mark are in it together. */
function nest(
  spans: readonly Span[],
  [mark, ...others]: readonly string[],
  wrap: (mark: string, inner: string) => string,
): string {
  // Neighbours of code are one: the backticks of two would pair otherwise than they were meant.
  if (mark === undefined)
    return runs(spans, 'math')
      .flatMap((run) => (isFormula(run) ? formula(run) : runs(run, 'code').map(runMarkdown)))
      .join('')
  return runs(spans, mark)
    .map((run) => {
      const inner = nest(run, others, wrap)
      return run[0]?.marks.includes(mark) ? wrap(mark, inner) : inner
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

/** Without a sign that would begin a tag where the Markdown is shown. */
function formula(spans: readonly Span[]): string {
  const tex = spans.map(({ text }) => text).join('')
  return `$${tex.replaceAll('<', '\\lt ').replaceAll('>', '\\gt ')}$`
}

function runMarkdown(spans: readonly Span[]): string {
  const text = spans.map((span) => span.text).join('')
  return spans[0]?.marks.includes('code') ? inlineCode(text) : escapeText(text)
}

const titleOf = ({ title }: LinkMark): string =>
  title ? ` "${escapeText(title).replaceAll('"', '\\"')}"` : ''

function target({ href }: LinkMark, origin: string): string {
  return (href.startsWith('/') ? `${origin}${href}` : href).replace(
    /[()\s]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  )
}
