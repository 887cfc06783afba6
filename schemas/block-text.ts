import { textWords } from '../blocks/block/words.ts'
import type { Block } from '../blocks/lists/model.ts'
import { mapTexts } from '../blocks/lists/text.ts'

/**
 * The words of a block, in reading order, as plain text: what a translator translates and what
 * the source of a translation holds. Empty for a block without words (code, image, operation, divider). In a draft
 * a block may lack anything but its type.
 */
export function blockText(block: Block): string {
  const words: string[] = []
  mapTexts(block, {
    line(text) {
      words.push(text)
      return text
    },
    text(text) {
      words.push(...textWords(text))
      return text
    },
  })
  return words.filter(Boolean).join('\n')
}
