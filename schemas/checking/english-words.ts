import { isRecord } from '../is-record.ts'

/** Returns the first non-empty text of these fields of a value; the English text of a localised field. */
export function englishWords(value: unknown, fields: readonly string[]): string | undefined {
  if (!isRecord(value)) return undefined
  return fields
    .map((field) => value[field])
    .map((words) => (isRecord(words) ? words['en'] : words))
    .find((words): words is string => typeof words === 'string' && words !== '')
}
