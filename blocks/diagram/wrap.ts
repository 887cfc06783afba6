/** Sizes of the drawing's letters, in px. */
export const LETTERS = { size: 13, line: 17 }

const WIDE = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7ff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]/
const isWide = (sign: string) => WIDE.test(sign)

/** About how wide a text is drawn, in px: a server knows no fonts, so rather too wide. */
export const widthOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + LETTERS.size * (isWide(sign) ? 1 : 0.58), 0)

/** A text in lines no wider than `width` px: cut between words or Chinese signs, or in a long word. */
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

/** Words with the space behind them; each Chinese sign is one, with the punctuation behind it. */
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
