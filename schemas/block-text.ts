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
      words.push((text.children ?? []).map((span) => span.text ?? '').join(''))
      // A footnote has words as well, which stand elsewhere.
      for (const mark of text.markDefs ?? [])
        if (mark._type === 'footnote') words.push(mark.text ?? '')
      return text
    },
  })
  return words.filter(Boolean).join('\n')
}
