import type { FieldLocation, Step } from '../../../schemas/checking/field-location.ts'
import type { Locale } from '../../../schemas/locales.ts'
import type { Messages, TFunction } from '../messages.ts'
import type { locationMessages } from './location-messages.ts'

type Key<M> = M extends Messages<infer K> ? K : never
type T = TFunction<Key<typeof locationMessages>>

/**
 * Returns a field's location in words for a writer: “Body, 3rd block (Image) → What it shows, Chinese”. `language` is
 * the language of `t`.
 */
export function locationWords({ steps, locale }: FieldLocation, t: T, language: string): string {
  const way = steps.reduce((before, step) => {
    const after = stepWords(step, t)
    if (before === '') return after
    const entersField = step.kind === 'field' || step.kind === 'link'
    return t(entersField ? 'into' : 'beside', { before, after })
  }, '')
  const whole = way || t('document')
  return locale ? t('beside', { before: whole, after: languageName(locale, language) }) : whole
}

const languageName = (locale: Locale, language: string): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(new Intl.Locale(locale).language) ??
  locale

const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' })

function stepWords(step: Step, t: T): string {
  switch (step.kind) {
    case 'field':
      return step.title
    case 'block':
      return t('block', { nth: nth(step.number, t), name: step.name })
    case 'member':
      return t(step.name ? 'member.named' : 'member', {
        nth: nth(step.number, t),
        name: step.name,
      })
    case 'link':
      return t(step.words ? 'link.words' : 'link', { name: step.title, words: step.words })
  }
}

function nth(number: number, t: T): string {
  const rule = ORDINALS.select(number)
  return t(`nth.${rule === 'zero' || rule === 'many' ? 'other' : rule}`, { number })
}
