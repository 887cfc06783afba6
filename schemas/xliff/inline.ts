import { DECORATORS, type MarkDef, type Span, type TextBlock } from '../../blocks/block/model.ts'
import { textHash } from '../text-hash.ts'
import type { Inline } from './model.ts'

/** Returns the text without codes. */
export function plain(content: readonly Inline[]): string {
  return content.map((one) => (typeof one === 'string' ? one : plain(one.content))).join('')
}

/** Returns all codes, outer before inner. */
export function marksOf(content: readonly Inline[]): string[] {
  return content.flatMap((one) =>
    typeof one === 'string' ? [] : [one.mark, ...marksOf(one.content)],
  )
}

/** Converts spans to nested codes; a mark that covers more spans encloses those that end earlier. */
export function fromSpans({ children, markDefs }: TextBlock): Inline[] {
  const defs = new Map((markDefs ?? []).map((def) => [def._key, markOf(def)]))
  const runs = (children ?? [])
    .filter((span) => span.text)
    .map(({ text, marks }) => ({
      text,
      marks: (marks ?? []).filter((mark) => isKnown(mark, defs)),
    }))
  return nest(runs, (mark) => defs.get(mark) ?? `<${mark}>`)
}

interface Run {
  text: string
  marks: string[]
}

const isKnown = (mark: string, defs: Map<string, string>) => defs.has(mark) || isDecorator(mark)

const isDecorator = (mark: string) => DECORATORS.some((name) => name === mark)

/** Returns a link's code as translators see it, which also identifies the link on import. */
function markOf(def: MarkDef): string {
  if (def._type === 'footnote') return `<footnote text=${JSON.stringify(def.text)}>`
  if (def._type === 'link') return `<link href=${JSON.stringify(def.href ?? '')}>`
  const { page, anchor } = def
  return `<pageLink to=${JSON.stringify(`${page?._ref ?? ''}${anchor ? `#${anchor}` : ''}`)}>`
}

function nest(runs: readonly Run[], name: (mark: string) => string): Inline[] {
  const content: Inline[] = []
  for (let at = 0; at < runs.length; ) {
    const run = runs[at]
    if (!run) break
    const length = (mark: string) => {
      const end = runs.findIndex((one, index) => index >= at && !one.marks.includes(mark))
      return (end < 0 ? runs.length : end) - at
    }
    const [longest] = run.marks.toSorted((a, b) => length(b) - length(a))
    if (longest === undefined) {
      const last = content.at(-1)
      if (typeof last === 'string') content[content.length - 1] = last + run.text
      else content.push(run.text)
      at++
      continue
    }
    const within = runs
      .slice(at, at + length(longest))
      .map(({ text, marks }) => ({ text, marks: marks.filter((mark) => mark !== longest) }))
    content.push({ mark: name(longest), content: nest(within, name) })
    at += within.length
  }
  return content
}

/**
 * Returns a paragraph like `base` with other content. Links are taken from `base`, else from `english`. Throws if
 * neither has a code's link.
 */
export function toSpans(
  content: readonly Inline[],
  base: TextBlock,
  english: TextBlock,
): TextBlock {
  const known = [...(base.markDefs ?? []), ...(english.markDefs ?? [])]
  const used = new Set<string>()
  const markDefs: MarkDef[] = []
  const keyOf = (mark: string): string => {
    const name = mark.slice(1, -1)
    if (isDecorator(name)) return name
    const own = (base.markDefs ?? []).filter((def) => markOf(def) === mark)
    const same = own.length > 0 ? own : known.filter((def) => markOf(def) === mark)
    const def = same.find(({ _key }) => !used.has(_key)) ?? same[0]
    if (!def) throw new Error(`The code ${mark} is not in the English text.`)
    if (!used.has(def._key)) markDefs.push(def)
    used.add(def._key)
    return def._key
  }
  const orders = ordersIn(base, english)
  const runs = joined(flat(content, [], keyOf))
  const keys = base.children?.map((span) => span._key) ?? []
  const children = runs.map(({ text, marks }, at): Span => {
    const own = keys[at] ?? textHash(`${base._key} ${at}`)
    return { _type: 'span', _key: own, text, marks: orders.get(setOf(marks)) ?? marks }
  })
  const order = known.map((def) => def._key)
  markDefs.sort((a, b) => order.indexOf(a._key) - order.indexOf(b._key))
  return { ...base, children, markDefs }
}

function flat(content: readonly Inline[], marks: string[], keyOf: (mark: string) => string): Run[] {
  return content.flatMap((one) =>
    typeof one === 'string'
      ? [{ text: one, marks }]
      : flat(one.content, [...marks, keyOf(one.mark)], keyOf),
  )
}

function joined(runs: Run[]): Run[] {
  const all: Run[] = []
  for (const run of runs) {
    const last = all.at(-1)
    if (run.text === '') continue
    if (last && setOf(last.marks) === setOf(run.marks)) last.text += run.text
    else all.push({ ...run })
  }
  return all
}

const setOf = (marks: readonly string[]) => marks.toSorted().join(' ')

/** Returns the order of marks for each combination of marks in these texts. */
function ordersIn(...blocks: TextBlock[]): Map<string, string[]> {
  const spans = blocks.toReversed().flatMap((block) => block.children ?? [])
  return new Map(spans.map(({ marks }) => [setOf(marks ?? []), marks ?? []]))
}
