import { isRecord } from '../is-record.ts'

/**
 * Returns a message if a localised text has translations but no English. If it has no text at all, the field's own
 * `required` rule reports it.
 */
export function englishMissing(english: string | undefined, words: unknown): string | undefined {
  if (english) return undefined
  const isBegun = isRecord(words) && Object.keys(words).some((name) => !name.startsWith('_'))
  return isBegun ? 'Write it in English: every reader falls back to it.' : undefined
}
