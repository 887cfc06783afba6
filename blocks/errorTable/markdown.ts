import type { LeafDirective as Written } from 'mdast-util-directive'
import { errorsId } from '../../schemas/ids.ts'
import { attribute } from '../../schemas/markdown/attribute.ts'
import type { LeafDirective } from '../../schemas/markdown/directive-parts.ts'
import { blockKey, type MarkdownSource } from '../../schemas/markdown/source.ts'
import { leafDirective } from '../../schemas/markdown/write/directive.ts'
import type { MarkdownWriter } from '../../schemas/markdown/write/writer.ts'
import type { ErrorTableBlock } from './model.ts'

/** Reads `::errors{group="http"}`. */
export const readErrors = (
  source: MarkdownSource,
  node: LeafDirective,
  position: string,
): ErrorTableBlock => ({
  _type: 'errorTable',
  _key: blockKey(source, position),
  errors: { _type: 'reference', _ref: errorsId(attribute(source, node, 'group')) },
})

export const writeErrors = ({ errors }: ErrorTableBlock, { names }: MarkdownWriter): Written =>
  leafDirective('errors', { group: names.errors(errors._ref) })

export const describeErrors = ({ errors }: ErrorTableBlock): string => `errors ${errors._ref}`
