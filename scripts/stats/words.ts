import { isRecord } from '../../schemas/is-record.ts'

/** Two locales' words of one thing: `localeString` and `localeText`. */
export interface BothWords {
  en?: string | undefined
  zhTW?: string | undefined
}

/** All words that a document holds in both locales, however deep. */
export function wordsIn(value: unknown): BothWords[] {
  if (Array.isArray(value)) return value.flatMap(wordsIn)
  if (!isRecord(value)) return []
  const { _type, en, zhTW } = value
  if (_type !== 'localeString' && _type !== 'localeText')
    return Object.values(value).flatMap(wordsIn)
  return [{ en: text(en), zhTW: text(zhTW) }]
}

/** English words of a text, as a reader counts them. */
export const countWords = (text: string) =>
  text.match(/[\p{L}\p{N}][\p{L}\p{N}’'_.-]*/gu)?.length ?? 0

/** Chinese characters of a text. */
export const countHan = (text: string) => text.match(/\p{Script=Han}/gu)?.length ?? 0

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
