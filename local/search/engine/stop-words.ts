import { fold } from '../text/fold.ts'
import type { Tokenize } from '../text/tokenizer.ts'

// The dictionary with which a real server segments Chinese: https://typesense.org/docs/30.1/api/stopwords.html
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
const HAN = /\p{Script=Han}/u

/** Removes stop words from a text; text between other words is kept. */
export type WithoutStopWords = (text: string) => string

/** Returns a function that removes `words` from texts. A Chinese stop word must be a whole word of the dictionary. */
export function withoutStopWords(tokenize: Tokenize, words: readonly string[]): WithoutStopWords {
  if (words.length === 0) return (text) => text
  const latin = new Set<string>()
  const chinese = new Set<string>()
  for (const word of words) {
    for (const { term, cjk } of tokenize(word)) if (!cjk) latin.add(term)
    for (const segment of segmentsOf(word)) chinese.add(segment.folded)
  }
  return (text) => {
    const ranges = [
      ...tokenize(text).filter(({ term, cjk }) => !cjk && latin.has(term)),
      ...(chinese.size > 0 ? segmentsOf(text).filter(({ folded }) => chinese.has(folded)) : []),
    ]
    return blanked(text, ranges)
  }
}

interface Range {
  start: number
  end: number
}

/** The Chinese words of a text, folded as in the index, with their positions. */
function segmentsOf(text: string): (Range & { folded: string })[] {
  return [...segmenter.segment(text)]
    .filter(({ segment }) => HAN.test(segment))
    .map(({ segment, index }) => ({
      folded: fold(segment).text,
      start: index,
      end: index + segment.length,
    }))
}

/** The text with each range replaced by a space. */
function blanked(text: string, ranges: readonly Range[]): string {
  let rest = text
  for (const { start, end } of ranges.toSorted((a, b) => b.start - a.start))
    rest = `${rest.slice(0, start)} ${rest.slice(end)}`
  return rest
}
