import type { Break, Html, PhrasingContent, Text } from 'mdast'
import type { MarkDef, TextBlock } from '../../../blocks/block/model.ts'
import { FOOTNOTE } from '../link-mark.ts'
import { NAMED_MARKS } from '../named-marks.ts'
import type { Names } from './names.ts'

interface Run {
  text: string
  code: boolean
  /** Decorators except `code`, and keys of links. */
  marks: string[]
}

interface SpanContent extends Pick<TextBlock, 'children' | 'markDefs'> {}

/**
 * Converts spans to nested inline content. A link is never split; of decorators the longer one is outside. `oneLine`
 * forbids line breaks, as in a table cell.
 */
export function toPhrasing(words: SpanContent, names: Names, oneLine: boolean): PhrasingContent[] {
  const links = new Map(words.markDefs.map((mark) => [mark._key, mark]))
  return nested(runsOf(words, links), { links, names, oneLine })
}

interface Context {
  links: ReadonlyMap<string, MarkDef>
  names: Names
  oneLine: boolean
}

/**
 * Marks written as directives are innermost. Backticks cannot be used in a directive's label that contains brackets, so
 * code in it is text, and an attribute of the directive marks it as code.
 */
const NAMED: ReadonlySet<string> = new Set(NAMED_MARKS)
const DECORATORS: readonly string[] = ['strong', 'em', 'strike-through', ...NAMED]

/** Returns the runs to write: without empty spans and meaningless marks, and with equal neighbours joined. */
function runsOf({ children }: SpanContent, links: Context['links']): Run[] {
  const runs: Run[] = []
  for (const span of children) {
    if (span.text === '') continue
    const link = span.marks.find((mark) => links.has(mark))
    const marks = [
      ...(link === undefined ? [] : [link]),
      ...DECORATORS.filter((mark) => span.marks.includes(mark)),
    ]
    const code = span.marks.includes('code')
    const last = runs.at(-1)
    if (last && last.code === code && last.marks.join(' ') === marks.join(' '))
      last.text += span.text
    else runs.push({ text: span.text, code, marks })
  }
  return runs
}

function nested(runs: Run[], context: Context): PhrasingContent[] {
  const nodes: PhrasingContent[] = []
  for (let at = 0; at < runs.length; ) {
    const run = runs[at]
    if (!run) break
    const [mark, length] = longest(runs.slice(at), context.links)
    if (mark === undefined) {
      nodes.push(...leaf(run, context.oneLine))
      at += 1
    } else {
      const inner = runs.slice(at, at + length).map((one) => without(one, mark))
      nodes.push(NAMED.has(mark) ? named(mark, inner, context) : marked(mark, inner, context))
      at += length
    }
  }
  return nodes
}

const without = (run: Run, mark: string): Run => ({
  ...run,
  marks: run.marks.filter((one) => one !== mark),
})

/** Returns the mark of the first run that reaches furthest, with the number of its runs. */
function longest(runs: Run[], links: Context['links']): [mark: string | undefined, length: number] {
  const [first] = runs
  const reach = (mark: string): number => {
    const end = runs.findIndex(
      (run) => !run.marks.includes(mark) || (NAMED.has(mark) && run.code !== first?.code),
    )
    let length = end < 0 ? runs.length : end
    while (length > 0 && cutsLink(runs[length - 1], runs[length], mark, links)) length -= 1
    return length
  }
  let best: [string | undefined, number] = [undefined, 0]
  for (const mark of first?.marks ?? []) {
    if (NAMED.has(mark) && best[1] > 0) continue
    const length = reach(mark)
    if (length > best[1]) best = [mark, length]
  }
  return best
}

function cutsLink(
  before: Run | undefined,
  after: Run | undefined,
  mark: string,
  links: Context['links'],
) {
  const shared = before?.marks.find((one) => one !== mark && links.has(one))
  return shared !== undefined && after?.marks.includes(shared) === true
}

function named(name: string, runs: Run[], context: Context): PhrasingContent {
  const isCode = runs[0]?.code === true
  const words = runs.map((run) => ({ ...run, code: false }))
  const attributes = isCode ? { code: '' } : {}
  return { type: 'textDirective', name, attributes, children: nested(words, context) }
}

function marked(mark: string, runs: Run[], context: Context): PhrasingContent {
  const link = context.links.get(mark)
  const children = nested(runs, context)
  if (link) {
    const about = link._type === 'footnote' ? link.text : link.title
    const title = about ? { title: about } : {}
    return { type: 'link', url: address(link, context.names), ...title, children }
  }
  if (mark === 'strong') return { type: 'strong', children }
  if (mark === 'em') return { type: 'emphasis', children }
  return { type: 'delete', children }
}

function address(link: MarkDef, names: Names): string {
  if (link._type === 'footnote') return FOOTNOTE
  if (link._type === 'link') return link.href
  const anchor = link.anchor === undefined ? '' : `#${link.anchor}`
  return `page:${names.page(link.page._ref)}${anchor}`
}

function leaf({ text, code }: Run, oneLine: boolean): PhrasingContent[] {
  if (code) return [{ type: 'inlineCode', value: text }]
  const lines = text.split('\n')
  return lines.flatMap((value, index) => {
    const words: Text[] = value === '' ? [] : [{ type: 'text', value }]
    if (index === 0) return words
    // Markdown allows no break at the edge of a paragraph or of marked text.
    const between = value !== '' && lines[index - 1] !== ''
    const line: Break | Html =
      between && !oneLine ? { type: 'break' } : { type: 'html', value: '<br>' }
    return [line, ...words]
  })
}
