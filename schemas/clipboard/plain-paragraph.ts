import type { TextBlock } from '../../blocks/block/model.ts'
import { textHash } from '../text-hash.ts'

/** Returns a paragraph of plain text whose key derives from its position. */
export function plainParagraph(position: string, text: string): TextBlock {
  const _key = textHash(position)
  const span = { _type: 'span' as const, _key: textHash(_key), text, marks: [] }
  return { _type: 'block', _key, style: 'normal', markDefs: [], children: [span] }
}
