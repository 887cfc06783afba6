import type { Deprecation } from '../../content/model/page-data.ts'
import { deprecationFacts } from '../../content/reference/deprecation-facts.ts'
import type { Translate } from '../../messages/translator.ts'
import { escapeText, inlineCode, proseLine } from './escape.ts'

/** The facts of a deprecation as list items; a sibling successor is named, not linked. */
export function deprecationMarkdown(
  deprecation: Deprecation | undefined,
  origin: string,
  t: Translate,
): string[] {
  if (!deprecation) return []
  const facts = deprecationFacts(deprecation, t).map(({ label, value, code, href }) => {
    const name = code ? inlineCode(value) : escapeText(value)
    const linked = href && !href.startsWith('#') ? `[${name}](${origin}${href})` : name
    return t('labelled', { label, value: linked })
  })
  const { reason } = deprecation
  return [...facts, ...(reason ? [proseLine(reason.text)] : [])]
}
