import type { Field } from '../../../content/model/page-data.ts'
import { plainWords } from '../../../content/model/plain-words.ts'
import { fieldType } from '../../../content/reference/field-type.ts'
import type { Translate } from '../../../messages/translator.ts'
import { firstSentence } from './first-sentence.ts'

/** Maximum number of listed values; the page has all. */
const MOST_VALUES = 24
/** Parameters are sent here by default, depending on the method. */
const USUAL = new Set(['query', 'body'])
const MARKS = { required: '*', conditional: '?', optional: '' } as const

/** A parameter on one line: path with a mark, type or values, categories, default, first sentence. */
export function parameterLine(field: Field, t: Translate): string {
  const { path, appliesTo, deprecated } = field
  const facts = [
    typeOrValues(field),
    appliesTo.length > 0 && t('operation.appliesTo', { categories: appliesTo.join(', ') }),
    field.default !== undefined && t('operation.default', { value: field.default }),
    field.in !== undefined && !USUAL.has(field.in) && t('operation.in', { place: field.in }),
    deprecated && t('operation.deprecated'),
    fieldWords(field),
  ]
  return `${path}${MARKS[field.requirement]}: ${facts.filter(Boolean).join(' · ')}`
}

/** A received field on one line. */
export function receivedLine(field: Field): string {
  const facts = [typeOrValues(field), fieldWords(field)].filter(Boolean).join(' · ')
  return facts === '' ? field.path : `${field.path}: ${facts}`
}

/** The type `string` is left out, since most fields have it. */
function typeOrValues(field: Field): string {
  const values = field.values.map(({ value }) => value)
  const more = values.length > MOST_VALUES ? '|…' : ''
  if (values.length > 0) return values.slice(0, MOST_VALUES).join('|') + more
  const type = fieldType(field)
  return type === 'string' ? '' : type
}

/** For a conditional field the whole description, which names the cases. */
function fieldWords({ description, requirement }: Field): string {
  const text = plainWords(description.text).replaceAll(/\s+/g, ' ').trim()
  return requirement === 'conditional' ? text : firstSentence(text)
}
