import { isRecord } from '../is-record.ts'
import { fieldOf, sourceFieldOf, type Translation } from '../locales.ts'
import { type FieldContext, wordsTypeOf } from '../localised-fields.ts'
import { sameValue } from '../same-value.ts'
import { mergeTranslatedBody } from './merge-translated-body.ts'

type Fields = Record<string, unknown>

export interface MergeOptions {
  /** The locales taken from the other document; all others are kept. */
  locales: readonly Translation[]
  /** Whether texts without a counterpart in the other document are kept instead of removed. */
  keeps: boolean
  /** Receives the texts of translated blocks without a counterpart in the target document. */
  unmatched: string[]
}

/** Returns the document with the translations of `from`, at the places where the content model has localised texts. */
export function mergeWords(
  document: Fields & { _type: string },
  from: Fields | undefined,
  options: MergeOptions,
): Fields {
  const fields = options.locales.flatMap((locale) => [
    fieldOf(locale),
    sourceFieldOf(fieldOf(locale)),
  ])
  const isOfTranslations = (name: string): boolean => fields.some((field) => field === name)

  function inValue(value: unknown, other: unknown, place: FieldContext): unknown {
    if (other === undefined && options.keeps)
      return isTranslationAlone(value, place) ? undefined : value
    if (Array.isArray(value)) return inList(value, Array.isArray(other) ? other : [], place)
    return isRecord(value) ? inObject(value, isRecord(other) ? other : undefined, place) : value
  }

  function inList(list: unknown[], others: unknown[], place: FieldContext): unknown[] {
    const byKey = new Map(others.map((one) => [keyOf(one), one]))
    return list.map((item) => {
      const key = keyOf(item)
      return key === undefined ? item : inValue(item, byKey.get(key), place)
    })
  }

  function inObject(value: Fields, other: Fields | undefined, place: FieldContext): unknown {
    const words = wordsTypeOf(place)
    const inner = (name: string): FieldContext => ({
      type: place.type,
      names: [...place.names, name],
      holder: value['_type'],
    })
    const own = Object.entries(value).flatMap(([name, held]) => {
      if (words && isOfTranslations(name)) return []
      const merged = inValue(held, other?.[name], inner(name))
      return merged === undefined ? [] : [[name, merged]]
    })
    const added = Object.entries(other ?? {}).flatMap(([name, held]) => {
      const alone = name in value || !isRecord(held) ? undefined : translationsOf(held, inner(name))
      return alone ? [[name, alone]] : []
    })
    const taken =
      words === 'localeBody'
        ? mergeTranslatedBody(value, other, options)
        : options.locales.flatMap((locale) => (words ? wordsIn(value, other, locale) : []))
    const entries = [...own, ...added, ...taken]
    const isEmptied = words && entries.every(([name]) => name === '_type') && isChanged(value)
    return isEmptied && place.names.length > 0 ? undefined : Object.fromEntries(entries)
  }

  /** Returns a translation, and the English from which it was made if `value` has another English. */
  function wordsIn(value: Fields, other: Fields | undefined, locale: Translation) {
    const field = fieldOf(locale)
    const source = sourceFieldOf(field)
    const taken = { [field]: other?.[field], [source]: other?.[source] }
    if (other?.[field] !== undefined && value['en'] !== other['en']) {
      const english = other[source] ?? other['en']
      const isNew = english === value['en']
      // A source must not publish English that readers do not see yet.
      if (options.keeps) taken[source] = isNew ? undefined : value[source]
      // The source was stored with a change of the English, and is published with the English.
      else if (sameValue(value[field], other[field])) taken[source] = value[source]
      else taken[source] = isNew ? undefined : english
    }
    return Object.entries(taken).filter(([, held]) => held !== undefined)
  }

  const isChanged = (value: Fields) => Object.keys(value).some(isOfTranslations)

  /** Whether a value contains only these translations, so that it is added and removed with them. */
  const isTranslationAlone = (value: unknown, place: FieldContext): boolean =>
    isRecord(value) &&
    wordsTypeOf(place) !== undefined &&
    isChanged(value) &&
    Object.keys(value).every((name) => name === '_type' || isOfTranslations(name))

  /** Returns the translations of a text that the document lacks. */
  function translationsOf(held: Fields, place: FieldContext): Fields | undefined {
    if (wordsTypeOf(place) === undefined || !isChanged(held)) return undefined
    if (wordsTypeOf(place) === 'localeBody') {
      const { _type } = held
      return { _type, ...Object.fromEntries(mergeTranslatedBody({}, held, options)) }
    }
    const entries = Object.entries(held).filter(
      ([name]) => name === '_type' || isOfTranslations(name),
    )
    return Object.fromEntries(entries)
  }

  const merged = inObject(document, from, { type: document._type, names: [] })
  return isRecord(merged) ? merged : document
}

const keyOf = (item: unknown): unknown => (isRecord(item) ? item['_key'] : undefined)
