import { locales } from '../../config/locales.ts'
import { notFoundPath, pageHref, pathOfAddress } from '../../config/paths.ts'
import { xmlText } from '../../messages/xml-text.ts'
import type { Suggestion } from './suggestion.ts'

/**
 * `html` of the page that says “not found”, for one address: its languages lead to the same address,
 * and the pages that may have been meant are listed. React leaves both as they are.
 */
export function fillNotFound(html: string, address: string, near: readonly Suggestion[]): string {
  const path = pathOfAddress(address)
  const links = locales.map((locale) => [pageHref(notFoundPath, locale), pageHref(path, locale)])
  const own = links.reduce(
    (text, [from, to]) => text.replaceAll(`href="${from}"`, () => `href="${xmlText(to ?? '')}"`),
    html,
  )
  if (near.length === 0) return own
  return own
    .replace(/(<section [^>]*data-nearest=""[^>]*?) hidden=""/, '$1')
    .replace(
      /(<ul [^>]*data-near-pages=""[^>]*>)(?=<\/ul>)/,
      (list) => list + near.map(item).join(''),
    )
}

function item({ href, title, lang }: Suggestion): string {
  const spoken = lang === undefined ? '' : ` lang="${xmlText(lang)}"`
  return `<li><a href="${xmlText(href)}"><span${spoken}>${xmlText(title)}</span> <code>${xmlText(href)}</code></a></li>`
}
