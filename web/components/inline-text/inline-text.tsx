import { Fragment } from 'react'
import { localeConfig } from '../../config/locales.ts'
import type { LocalizedText } from '../../content/model/localized-text.ts'

/** Words of the lake with their `code` in backticks, in their own language when it is another. */
export function InlineText({ copy }: { copy: LocalizedText }) {
  const parts = copy.text.split('`').map((part, index) => {
    const key = `${index}${part}`
    return index % 2 === 1 ? <code key={key}>{part}</code> : <Fragment key={key}>{part}</Fragment>
  })
  return copy.lang ? <span lang={localeConfig[copy.lang].htmlLang}>{parts}</span> : parts
}
