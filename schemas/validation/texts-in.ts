import { z } from 'zod'
import { isHeadingStyle } from '../../blocks/heading-style.ts'
import type { FieldPath } from './headings-in.ts'

/** A paragraph, a list item or a quote: of the body itself, a note, a fold, a tab or a cell. */
export type Text = z.infer<typeof schema> & { path: FieldPath }

const list = <T extends z.ZodType>(item: T) => z.array(item).catch([])
const schema = z.object({
  listItem: z.string().optional().catch(undefined),
  children: list(z.object({ text: z.string().catch(''), marks: list(z.string()) })),
  markDefs: list(
    z.object({
      _key: z.string(),
      _type: z.string(),
      href: z.string().optional().catch(undefined),
      anchor: z.string().optional().catch(undefined),
      page: z.object({ _ref: z.string() }).optional().catch(undefined),
    }),
  ),
})

const known = new WeakMap<object, Text[]>()

/**
 * Every text of a block of the body, with its path from the body; a heading is none. Kept with the block: an edit makes
 * a new object of the block that it changes and leaves the others, so that little is read again.
 */
export function textsIn(block: { _key: string }): Text[] {
  const texts = known.get(block) ?? walk(block, [{ _key: block._key }])
  known.set(block, texts)
  return texts
}

function walk(value: unknown, path: FieldPath): Text[] {
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown) =>
      isKeyed(item) ? walk(item, [...path, { _key: item._key }]) : [],
    )
  }
  if (typeof value !== 'object' || value === null) return []
  if ('_type' in value && value._type === 'block')
    return 'style' in value && isHeadingStyle(value.style) ? [] : [{ ...schema.parse(value), path }]
  return Object.entries(value).flatMap(([name, inner]) => walk(inner, [...path, name]))
}

const isKeyed = (item: unknown): item is { _key: string } =>
  typeof item === 'object' && item !== null && '_key' in item && typeof item._key === 'string'

/** Whether a mark leads somewhere; a footnote says something about its words. */
export const isLink = ({ _type }: Text['markDefs'][number]): boolean => _type !== 'footnote'

/** The words of a text. */
export const spanText = ({ children }: Pick<Text, 'children'>): string =>
  children.map(({ text }) => text).join('')

/** What of a text is in a mark: the key of a link, or `code`. */
export const marked = ({ children }: Pick<Text, 'children'>, mark: string): string =>
  children
    .filter(({ marks }) => marks.includes(mark))
    .map(({ text }) => text)
    .join('')

/** The words in a mark, one for each run of neighbours that have it. */
export function runsIn({ children }: Pick<Text, 'children'>, mark: string): string[] {
  const runs = ['']
  for (const { text, marks } of children) {
    if (marks.includes(mark)) runs.push(`${runs.pop()}${text}`)
    else runs.push('')
  }
  return runs.filter(Boolean)
}

/** Names and words in `code` of a text, each as it is. */
export const codeIn = ({ children }: Pick<Text, 'children'>): string[] =>
  children.filter(({ marks }) => marks.includes('code')).map(({ text }) => text.trim())
