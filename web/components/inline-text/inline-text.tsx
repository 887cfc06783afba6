import { Fragment } from 'react'
import { localeConfig } from '../../config/locales.ts'
import type { LocalizedText } from '../../content/model/localized-text.ts'

/** Localised text with `code` in backticks, marked with its language if it differs from the page's. */
export function InlineText({ text }: { text: LocalizedText }) {
  const parts = text.text.split('`').map((part, index) => {
    const key = `${index}${part}`
    return index % 2 === 1 ? (
      <code translate="no" key={key}>
        {part}
      </code>
    ) : (
      <Fragment key={key}>{part}</Fragment>
    )
  })
  return text.lang ? <span lang={localeConfig[text.lang].htmlLang}>{parts}</span> : parts
}
