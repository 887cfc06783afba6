import type { Field } from '../../../content/model/page-data.ts'
import { plainWords } from '../../../content/model/plain-words.ts'
import { fieldType } from '../../../content/reference/field-type.ts'
import type { Translate } from '../../../messages/translator.ts'
import { firstSentence } from './first-sentence.ts'

/** What a field may be is listed up to so many values: the rest is on its page. */
const MOST_VALUES = 24
/** Where the method says that parameters are sent. */
const USUAL = new Set(['query', 'body'])
const MARKS = { required: '*', conditional: '?', optional: '' } as const

/** A parameter in one line: its path with a mark, type and values, for whom, default, and what it says first. */
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

/** A field that is received, in one line. */
export function receivedLine(field: Field): string {
  const facts = [typeOrValues(field), fieldWords(field)].filter(Boolean).join(' · ')
  return facts === '' ? field.path : `${field.path}: ${facts}`
}

/** A string is what most are. */
function typeOrValues(field: Field): string {
  const values = field.values.map(({ value }) => value)
  const more = values.length > MOST_VALUES ? '|…' : ''
  if (values.length > 0) return values.slice(0, MOST_VALUES).join('|') + more
  const type = fieldType(field)
  return type === 'string' ? '' : type
}

/** Of what is required in some cases, the cases too. */
function fieldWords({ description, requirement }: Field): string {
  const text = plainWords(description.text).replaceAll(/\s+/g, ' ').trim()
  return requirement === 'conditional' ? text : firstSentence(text)
}
