import { z } from 'zod'
import { isHeadingStyle } from '../../blocks/heading-style.ts'
import type { FieldPath } from './headings-in.ts'

/** A paragraph, list item or quote of a body or of a block within it. */
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
 * Returns all texts of a block except headings, with their paths from the body. Cached per block object: an edit
 * replaces only the changed block, so that little is read again.
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

/** Whether a mark definition is a link; a footnote is none. */
export const isLink = ({ _type }: Text['markDefs'][number]): boolean => _type !== 'footnote'

export const spanText = ({ children }: Pick<Text, 'children'>): string =>
  children.map(({ text }) => text).join('')

/** Returns the text with a mark: the key of a link, or `code`. */
export const markedText = ({ children }: Pick<Text, 'children'>, mark: string): string =>
  children
    .filter(({ marks }) => marks.includes(mark))
    .map(({ text }) => text)
    .join('')

/** Returns the text of each run of neighbouring spans with a mark. */
export function runsIn({ children }: Pick<Text, 'children'>, mark: string): string[] {
  const runs = ['']
  for (const { text, marks } of children) {
    if (marks.includes(mark)) runs.push(`${runs.pop()}${text}`)
    else runs.push('')
  }
  return runs.filter(Boolean)
}

/** Returns each text in `code`. */
export const codeIn = ({ children }: Pick<Text, 'children'>): string[] =>
  children.filter(({ marks }) => marks.includes('code')).map(({ text }) => text.trim())
