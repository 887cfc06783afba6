import { innerBlocks } from '../../../blocks/inner-blocks.ts'
import { codeAnchor, fieldAnchorPrefixes, fieldAnchors, valueAnchors } from '../../field-anchors.ts'
import type { TargetBlock } from './link-targets.ts'

/** A field, value or error code with its anchor on the page. */
export interface AnchorRow {
  name: string
  anchor: string
}

/**
 * Returns the rows of the documents that a page shows, with the site's anchors: the first operation or topic has short
 * ones; those of others start with their name, and so does a code that occurred before.
 */
export function rowsOf(blocks: readonly TargetBlock[]): AnchorRow[] {
  const codes = new Set<string>()
  const names = new Map<string, number>()
  const rows = (block: TargetBlock): AnchorRow[] => {
    const { _type, shown } = block
    if (_type === 'enumTable') return valueRows(block)
    if (_type === 'errorTable')
      return texts(shown?.codes).map((code) => {
        const isSecond = codes.has(code)
        codes.add(code)
        return { name: code, anchor: codeAnchor(code, isSecond ? (shown?.name ?? '') : undefined) }
      })
    if (_type !== 'operation' && _type !== 'channel')
      return innerBlocks<TargetBlock>(block).flatMap(rows)
    if (!shown?.name) return []
    const count = (names.get(shown.name) ?? 0) + 1
    const isFirst = names.size === 0
    names.set(shown.name, count)
    const scope = isFirst ? '' : `${shown.name}${count === 1 ? '' : `-${count}`}-`
    return fieldRows(block).map(({ name, anchor }) => ({ name, anchor: `${scope}${anchor}` }))
  }
  return blocks.flatMap(rows)
}

/** Returns the fields of an operation or topic, with the anchors of the first one on a page. */
export function fieldRows({ shown }: TargetBlock): AnchorRow[] {
  const rows = (
    paths: Names,
    place: (typeof fieldAnchorPrefixes)[keyof typeof fieldAnchorPrefixes],
    scope = '',
  ) => {
    const anchors = fieldAnchors(texts(paths), place)
    return texts(paths).map((name, index) => ({ name, anchor: `${scope}${anchors[index]}` }))
  }
  return [
    ...rows(shown?.parameters, fieldAnchorPrefixes.parameters),
    ...rows(shown?.response, fieldAnchorPrefixes.response),
    ...(shown?.messages ?? []).flatMap(({ name, fields }, index) =>
      rows(fields, fieldAnchorPrefixes.message, index === 0 ? '' : `${name}-`),
    ),
  ]
}

/** Returns the values of an enumeration. */
export function valueRows({ shown }: TargetBlock): AnchorRow[] {
  const values = texts(shown?.values)
  const anchors = valueAnchors(shown?.anchor ?? '', values)
  return values.map((name, index) => ({ name, anchor: anchors[index] ?? '' }))
}

type Names = readonly (string | null)[] | null | undefined

export const texts = (values: Names): string[] => (values ?? []).filter((value) => value !== null)
