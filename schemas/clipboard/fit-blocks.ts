import type { Block } from '../../blocks/lists/model.ts'
import { blockText } from '../block-text.ts'
import { plainParagraph } from './plain-paragraph.ts'

/** Turns blocks of kinds outside `allowed` into text; `refused` names those kinds. */
export function fitBlocks(
  blocks: readonly Block[],
  allowed: ReadonlySet<string>,
): { blocks: Block[]; refused: string[] } {
  const refused = new Set<string>()
  const fitted = blocks.map((block): Block => {
    if (block._type === 'block' || allowed.has(block._type)) return block
    refused.add(block._type)
    const text = block._type === 'codeBlock' ? block.code : blockText(block)
    return plainParagraph(`${block._key}/words`, text)
  })
  return { blocks: fitted, refused: [...refused] }
}
