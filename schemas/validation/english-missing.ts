import { isRecord } from '../is-record.ts'

/**
 * What is said of an English text that is missing beside others. Where there are no words at all, a field that needs
 * some says so itself.
 */
export function englishMissing(english: string | undefined, words: unknown): string | undefined {
  if (english) return undefined
  const isBegun = isRecord(words) && Object.keys(words).some((name) => !name.startsWith('_'))
  return isBegun ? 'Write it in English: every reader falls back to it.' : undefined
}
