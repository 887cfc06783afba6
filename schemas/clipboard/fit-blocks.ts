import type { Block } from '../../blocks/lists/model.ts'
import { blockText } from '../block-text.ts'
import { plainParagraph } from './plain-paragraph.ts'

/** The blocks as a list takes them that has only the kinds `allowed`: of others the words stay; `refused` names the kinds. */
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
