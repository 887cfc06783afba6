import { isRecord } from '../../../schemas/is-record.ts'
import { type LocaleField, localeFields } from '../../../schemas/locales.ts'
import type { Stored } from '../../../schemas/publishing/stored.ts'
import { sameValue } from '../../../schemas/same-value.ts'

export interface FieldChange {
  field: string
  /** Undefined if the field is the same in every language. */
  locale: LocaleField | undefined
}

/** Returns the fields in which a draft differs from the published document, by language for localised fields. */
export function changesOf(draft: Stored, published: Stored | undefined): FieldChange[] {
  const names = new Set([...Object.keys(draft), ...Object.keys(published ?? {})])
  return [...names]
    .filter((name) => !name.startsWith('_'))
    .flatMap((field) => inField(field, draft[field], published?.[field]))
}

function inField(field: string, now: unknown, before: unknown): FieldChange[] {
  if (sameValue(now, before)) return []
  const localised = [now, before].some((value) => isRecord(value) && 'en' in value)
  if (!localised) return [{ field, locale: undefined }]
  const of = (value: unknown, locale: string) => (isRecord(value) ? value[locale] : undefined)
  return localeFields
    .filter((locale) => !sameValue(of(now, locale), of(before, locale)))
    .map((locale) => ({ field, locale }))
}
