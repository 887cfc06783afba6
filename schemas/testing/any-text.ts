import fc from 'fast-check'
import type { MarkDef, Span, TextBlock } from '../../blocks/block/model.ts'
import type { Reference } from '../../blocks/stored.ts'
import { pageId } from '../ids.ts'

export const _key = 'k'
/** Letters, Chinese, and signs with a meaning in Markdown. */
const sign = fc.constantFrom(...'ab1 甲。*_`~[]()<>#&:|!\\{}"-+.=$/'.split(''))
const word = fc.array(sign, { minLength: 1, maxLength: 6 }).map((signs) => signs.join(''))
/** Addresses without a link, which must not become links. */
const address = fc.constantFrom('https://a.example', 'www.a.example', 'a@b.example')

/** Generates a line as an editor keeps it: without spaces at its ends or double spaces. */
export const line = fc
  .array(fc.oneof({ weight: 19, arbitrary: word }, address), { minLength: 1, maxLength: 3 })
  .map((words) => words.join('').replace(/ +/g, ' ').trim() || 'x')

/** Generates lines of code, including empty ones, spaces at the ends, and fences. */
export const lines = fc
  .array(fc.oneof(line, fc.constantFrom('', ' ', '\ta  ', '```', '~~~~', ':::note', '<a', '---')), {
    maxLength: 4,
  })
  .map((all) => all.join('\n'))

export const refer = (_ref: string): Reference => ({ _type: 'reference', _ref })

const mark = fc.subarray(['strong', 'em', 'strike-through', 'kbd', 'sup', 'sub', 'math'], {
  maxLength: 2,
})
const title = fc.option(line, { nil: undefined, freq: 4 })
const def: fc.Arbitrary<MarkDef> = fc.oneof(
  fc.record({ href: fc.webUrl({ withFragments: true }), title }).map(({ href, title }) => ({
    _type: 'link' as const,
    _key,
    href,
    ...(title && { title }),
  })),
  line.map((text) => ({ _type: 'footnote' as const, _key, text })),
  fc
    .record({
      path: fc.constantFrom('v5/a', 'v5/b'),
      anchor: fc.constantFrom(undefined, 'a-b'),
      title,
    })
    .map(({ path, anchor, title }) => ({
      _type: 'pageLink' as const,
      _key,
      page: { _type: 'reference' as const, _ref: pageId(path) },
      ...(anchor && { anchor }),
      ...(title && { title }),
    })),
)

const run = fc.record({
  text: line,
  marks: mark,
  code: fc.boolean(),
  link: fc.option(def, { nil: undefined, freq: 4 }),
})

function words(breaks: boolean) {
  const space = fc.constantFrom('', ' ', ...(breaks ? ['\n'] : []))
  return fc
    .array(fc.tuple(run, space), { minLength: 1, maxLength: 4 })
    .map((runs): Pick<TextBlock, 'children' | 'markDefs'> => {
      const markDefs: MarkDef[] = []
      const children: Span[] = []
      for (const [index, [{ text, marks, code, link }, after]] of runs.entries()) {
        const own = link && { ...link, _key: `link${index}` }
        if (own) markDefs.push(own)
        const all = [...(own ? [own._key] : []), ...marks, ...(code ? ['code'] : [])]
        // GFM cannot express a backslash before a pipe in a cell's code.
        const written = text.replace(/\\+\|/g, '|')
        children.push({ _type: 'span', _key, text: written, marks: all })
        if (index < runs.length - 1) children.push({ _type: 'span', _key, text: after, marks: [] })
      }
      return { children, markDefs }
    })
}

export const text = (rest: Partial<TextBlock>, breaks = true): fc.Arbitrary<TextBlock> =>
  words(breaks).map((inner) => ({ _type: 'block', _key, style: 'normal', ...rest, ...inner }))

export const list = fc
  .array(
    fc.tuple(
      text({}),
      fc.constantFrom('bullet' as const, 'number' as const),
      fc.nat({ max: 3 }),
      fc.option(fc.integer({ min: 2, max: 9 }), { nil: undefined, freq: 4 }),
    ),
    {
      minLength: 1,
      maxLength: 5,
    },
  )
  .map((items) =>
    items.map(
      ([block, listItem, depth, start]): TextBlock => ({
        ...block,
        listItem,
        level: depth + 1,
        ...(listItem === 'number' && start && { start }),
      }),
    ),
  )
/** Generates the content of a table cell. */
export const cell = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: text({}).map(one) },
      list,
      text({ style: 'blockquote' }).map(one),
    ),
    {
      minLength: 1,
      maxLength: 2,
    },
  )
  .map((parts) => parts.flat())

function one(block: TextBlock): TextBlock[] {
  return [block]
}
