import * as OpenCC from 'opencc-js/t2cn'

const toSimplified = OpenCC.Converter({ from: 't', to: 'cn' })
const characterCache = new Map<string, string>()

/** One character as it is indexed: NFKC, lower case, simplified when it is Han. */
function foldCharacter(character: string): string {
  const cached = characterCache.get(character)
  if (cached !== undefined) return cached
  const folded = toSimplified(character.normalize('NFKC').toLowerCase())
  // Texts have some thousand different ones, and a hostile query could have them all.
  if (characterCache.size < 50_000) characterCache.set(character, folded)
  return folded
}

/** Folded text with, for each of its UTF-16 units, the offset in the original it came from. */
export interface Folded {
  text: string
  /** One more entry than `text` has units: the last is the original's length. */
  offsets: (index: number) => number
}

// Character by character, so that a highlight can be put back over the original spelling.
export function fold(original: string): Folded {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range is the test for ASCII
  if (/^[\x00-\x7f]*$/.test(original)) {
    return { text: original.toLowerCase(), offsets: (index) => index }
  }
  let text = ''
  const offsets: number[] = []
  let position = 0
  for (const character of original) {
    const folded = foldCharacter(character)
    for (let unit = 0; unit < folded.length; unit++) offsets.push(position)
    text += folded
    position += character.length
  }
  offsets.push(original.length)
  return { text, offsets: (index) => offsets[index] ?? original.length }
}
