import { isRecord } from '../is-record.ts'

/** The first of some fields of a value that holds words, in English where they are in several languages. */
export function englishWords(value: unknown, fields: readonly string[]): string | undefined {
  if (!isRecord(value)) return undefined
  return fields
    .map((field) => value[field])
    .map((words) => (isRecord(words) ? words['en'] : words))
    .find((words): words is string => typeof words === 'string' && words !== '')
}
