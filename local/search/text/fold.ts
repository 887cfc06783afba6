import * as OpenCC from 'opencc-js/t2cn'

const toSimplified = OpenCC.Converter({ from: 't', to: 'cn' })
/** Maps variant characters of the same word to one: 成交紀錄 and 成交記錄. */
const VARIANTS = new Map(
  Object.entries({
    纪: '记',
    著: '着',
    帐: '账',
    覆: '复',
    祇: '只',
    馀: '余',
    衞: '卫',
    賸: '剩',
  }),
)
const characterCache = new Map<string, string>()

/** A character as indexed: NFKC, lower case; Han simplified, and as its commonest variant. */
function foldCharacter(character: string): string {
  const cached = characterCache.get(character)
  if (cached !== undefined) return cached
  const simplified = toSimplified(character.normalize('NFKC').toLowerCase())
  const folded = VARIANTS.get(simplified) ?? simplified
  // Texts contain some thousand characters, but a hostile query could contain all.
  if (characterCache.size < 50_000) characterCache.set(character, folded)
  return folded
}

/** Folded text, with the original offset of each of its UTF-16 units. */
export interface FoldedText {
  text: string
  /** Defined also for `text.length`, where it is the original's length. */
  offsets: (index: number) => number
}

// Folds character by character, so that highlights can be mapped to the original text.
export function fold(original: string): FoldedText {
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
