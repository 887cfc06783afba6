import type { Locale } from '../../config/locales.ts'
import type { EnumDefinition, Field, Operation } from '../../content/model/page-data.ts'
import { type CallFact, callFacts } from '../../content/reference/operation-notes.ts'
import { type Translate, translator } from '../../messages/translator.ts'
import type { AnswerTexts } from './asked-fact.ts'

/** Maximum number of values listed; the page has all. */
const MOST_VALUES = 12

/** The answers of an operation: its limits, permissions and signature, and its deprecation. */
export function operationAnswers(operation: Operation, locale: Locale): AnswerTexts {
  const t = translator(locale)
  const facts = callFacts(operation, t)
  const said = (asked: CallFact['name'], separator = '; ') => {
    const { label, values } = facts.find(({ name }) => name === asked) ?? {}
    return label && labelled(t, label, [(values ?? []).map(({ text }) => text).join(separator)])
  }
  const signed = said('signing')
  return defined({
    limit: said('limit'),
    signed,
    // An operation that needs no key needs no permission.
    permission: said('permissions', ', ') ?? (operation.auth ? undefined : signed),
    deprecated: deprecationText(operation, t),
  })
}

/** The answers of a request parameter: type, values, bounds and default. */
export function fieldAnswers(field: Field, locale: Locale): AnswerTexts {
  const t = translator(locale)
  const { type, min, max, values } = field
  return defined({
    type: labelled(t, t('operation.type'), [type]),
    values: valuesText(
      values.map(({ value }) => value),
      t,
    ),
    bounds:
      min === undefined && max === undefined
        ? undefined
        : t('search.fact.range', { range: `${min ?? '…'}–${max ?? '…'}` }),
    default:
      field.default === undefined ? undefined : t('operation.default', { value: field.default }),
  })
}

/** The answer of an enumeration: its values. */
export function enumAnswers({ values }: EnumDefinition, locale: Locale): AnswerTexts {
  return defined({
    values: valuesText(
      values.map(({ value }) => value),
      translator(locale),
    ),
  })
}

function valuesText(values: readonly string[], t: Translate): string | undefined {
  const more = values.length > MOST_VALUES ? [`… (${values.length})`] : []
  return labelled(t, t('operation.values'), [[...values.slice(0, MOST_VALUES), ...more].join(', ')])
}

function deprecationText({ deprecated, deprecation }: Operation, t: Translate): string {
  if (!deprecated) return t('search.fact.current')
  const { since, sunset, successor, reason } = deprecation ?? {}
  return [
    t('deprecation.title'),
    labelled(t, t('deprecation.since'), since && [since.dateText]),
    labelled(t, t('deprecation.sunset'), sunset && [sunset.dateText]),
    labelled(t, t('deprecation.successor'), successor && [successor.name]),
    reason?.text,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** `Default: 200`; undefined without values. */
function labelled(
  t: Translate,
  label: string,
  values: readonly string[] | undefined,
): string | undefined {
  const text = values?.filter(Boolean).join('; ')
  return text ? t('search.fact', { label, text }) : undefined
}

function defined(texts: { [Fact in keyof AnswerTexts]: string | undefined }): AnswerTexts {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined))
}
