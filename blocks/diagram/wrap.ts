/** Font size and line height of the drawing, in px. */
export const LETTERS = { size: 13, line: 17 }

const WIDE = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7ff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]/
const isWide = (sign: string) => WIDE.test(sign)

/** Estimates the width of a text in px; the server has no fonts, so the estimate is rather too wide. */
export const widthOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + LETTERS.size * (isWide(sign) ? 1 : 0.58), 0)

/** Splits a text into lines of at most `width` px, between words or Chinese characters, or within a long word. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const part of segmentsOf(text).flatMap((word) => pieces(word, width))) {
    if (line !== '' && widthOf(line + part.trimEnd()) > width) {
      lines.push(line.trimEnd())
      line = part
    } else line += part
  }
  return [...lines, line.trimEnd()]
}

/** Returns words with the following space; each Chinese character is a word, with the following punctuation. */
function segmentsOf(text: string): string[] {
  const words: string[] = []
  let isOpen = false
  for (const sign of text.trim().replace(/\s+/g, ' ')) {
    const joins = isOpen || /[，。、；：！？）」』]/.test(sign)
    if (joins && words.length > 0) words.push(`${words.pop()}${sign}`)
    else words.push(sign)
    isOpen = !isWide(sign) && sign !== ' '
  }
  return words.reduce<string[]>((all, word) => {
    if (word === ' ' && all.length > 0) all.push(`${all.pop()} `)
    else all.push(word)
    return all
  }, [])
}

function pieces(word: string, width: number): string[] {
  const found: string[] = []
  let piece = ''
  for (const sign of word) {
    if (piece !== '' && widthOf((piece + sign).trimEnd()) > width) {
      found.push(piece)
      piece = ''
    }
    piece += sign
  }
  return [...found, piece]
}
