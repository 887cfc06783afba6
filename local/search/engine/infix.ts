import type { Collection } from '../store/collection.ts'
import { textsAt } from '../store/document.ts'
import { integer, type RawParameters } from './parameters.ts'
import type { TierOptions } from './ranking-tiers.ts'

/** Returns a check of `max_extra_prefix` and `max_extra_suffix`: the text allowed around a match inside a word. */
export function insideFits(collection: Collection, raw: RawParameters): TierOptions['insideFits'] {
  const before = integer(raw, 'max_extra_prefix', Number.MAX_SAFE_INTEGER)
  const after = integer(raw, 'max_extra_suffix', Number.MAX_SAFE_INTEGER)
  return (fields, needle, doc) => {
    const document = JSON.parse(doc)
    const texts = fields.flatMap(({ field }) => textsAt(document, field))
    return texts.some((text) => {
      const tokens = collection.tokenize(text)
      return occurrences(text.toLowerCase(), needle).some((from) => {
        const to = from + needle.length
        const start = tokens.find((token) => token.end > from)?.start ?? from
        const end = tokens.findLast((token) => token.start < to)?.end ?? to
        return from - start <= before && end - to <= after
      })
    })
  }
}

function occurrences(text: string, needle: string): number[] {
  const found: number[] = []
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + 1)) found.push(at)
  return found
}
