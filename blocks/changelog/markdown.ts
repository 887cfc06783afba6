import type { LeafDirective as Written } from 'mdast-util-directive'
import type { LeafDirective } from '../../schemas/markdown/directive-parts.ts'
import { blockKey, type MarkdownSource } from '../../schemas/markdown/source.ts'
import { leafDirective } from '../../schemas/markdown/write/directive.ts'
import type { ChangelogBlock } from './model.ts'

/** Reads `::changelog`. */
export const readChangelog = (
  source: MarkdownSource,
  _: LeafDirective,
  position: string,
): ChangelogBlock => ({ _type: 'changelog', _key: blockKey(source, position) })

export const writeChangelog = (): Written => leafDirective('changelog')
