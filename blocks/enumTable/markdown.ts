import type { LeafDirective as Written } from 'mdast-util-directive'
import { enumId } from '../../schemas/ids.ts'
import { attribute } from '../../schemas/markdown/attribute.ts'
import type { LeafDirective } from '../../schemas/markdown/directive-parts.ts'
import { blockKey, type MarkdownSource } from '../../schemas/markdown/source.ts'
import { leafDirective } from '../../schemas/markdown/write/directive.ts'
import type { MarkdownWriter } from '../../schemas/markdown/write/writer.ts'
import type { EnumTableBlock } from './model.ts'

/** Reads `::enum{name="category"}`. */
export const readEnum = (
  source: MarkdownSource,
  node: LeafDirective,
  position: string,
): EnumTableBlock => ({
  _type: 'enumTable',
  _key: blockKey(source, position),
  enum: { _type: 'reference', _ref: enumId(attribute(source, node, 'name')) },
})

export const writeEnum = (block: EnumTableBlock, { names }: MarkdownWriter): Written =>
  leafDirective('enum', { name: names.enum(block.enum._ref) })

export const describeEnum = (block: EnumTableBlock): string => `enum ${block.enum._ref}`
