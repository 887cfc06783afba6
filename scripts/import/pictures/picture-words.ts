import { mapBodies } from '../../../blocks/inner-blocks.ts'
import type { Block } from '../../../blocks/lists/model.ts'
import type { TranslationField } from '../../../schemas/locales.ts'

/**
 * The English blocks, whose images say under `field` what the translation's say at the same place. An
 * image is once, so another one there is told to `lose`.
 */
export function withTheirWords(
  english: readonly Block[],
  translated: readonly Block[],
  field: TranslationField,
  lose: (message: string) => void,
): Block[] {
  return english.map((block, index) => {
    const other = translated[index]
    return other ? withWordsOf(block, other, field, lose) : block
  })
}

function withWordsOf(
  block: Block,
  other: Block,
  field: TranslationField,
  lose: (message: string) => void,
): Block {
  if (block._type === 'image' && other._type === 'image') {
    const own = other.alt.en
    if (other.asset._ref !== block.asset._ref) {
      lose(`the image "${own}" is another than the English one, which shows in both languages.`)
    }
    return own === block.alt.en ? block : { ...block, alt: { ...block.alt, [field]: own } }
  }
  return mapBodies(block, other, (body, theirs) => withTheirWords(body, theirs, field, lose))
}
