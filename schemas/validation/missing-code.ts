import type { Path } from 'sanity'
import { isRecord } from '../is-record.ts'
import { isTranslationField } from '../locales.ts'

interface Place {
  /** From the document, whose field in each language the first two parts name. */
  path?: Path | undefined
  /** The block of code. */
  parent?: unknown
  document?: unknown
}

/** Says that a block has no code, unless it translates an English one, whose code it shows under a title of its own. */
export function missingCode(code: unknown, { path = [], parent, document }: Place): string | true {
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
