import type { ThematicBreak } from 'mdast'
import { blockKey, type MarkdownSource } from '../../schemas/markdown/source.ts'
import type { DividerBlock } from './model.ts'

export const readDivider = (source: MarkdownSource, position: string): DividerBlock => ({
  _type: 'divider',
  _key: blockKey(source, position),
})

export const writeDivider = (): ThematicBreak => ({ type: 'thematicBreak' })
