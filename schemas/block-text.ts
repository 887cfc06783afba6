import { textWords } from '../blocks/block/words.ts'
import type { Block } from '../blocks/lists/model.ts'
import { mapTexts } from '../blocks/lists/text.ts'

/**
 * Returns the text of a block in reading order, as a translator sees it and as a translation's source stores it. Empty
 * for a block without text (code, image, operation, divider). In a draft a block may lack any field but its type.
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
