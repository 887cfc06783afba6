import type { Path } from 'sanity'
import { isRecord } from '../is-record.ts'
import { isTranslationField } from '../locales.ts'

interface CodeLocation {
  /** Path from the document; its first two segments name a localised field and the language. */
  path?: Path | undefined
  /** The code block. */
  parent?: unknown
  document?: unknown
}

/** Returns a message for a block without code, unless it only translates the title of an English one. */
export function missingCode(
  code: unknown,
  { path = [], parent, document }: CodeLocation,
): string | true {
  const [field, language] = path
  if (code) return true
  const isTitled = isTranslationField(language) && isRecord(parent) && parent['title']
  const body = isRecord(document) && typeof field === 'string' && document[field]
  return isTitled && isRecord(body) && hasKey(body['en'], parent['_key']) ? true : 'Paste the code.'
}

const hasKey = (value: unknown, key: unknown): boolean =>
  Array.isArray(value)
    ? value.some((one) => hasKey(one, key))
    : isRecord(value) &&
      (value['_key'] === key || Object.values(value).some((one) => hasKey(one, key)))
