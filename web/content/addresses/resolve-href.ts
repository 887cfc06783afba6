import { SPEC_LINK } from '../../../schemas/validation/outside-link.ts'
import type { Locale } from '../../config/locales.ts'
import { basePath, pageHref } from '../../config/paths.ts'

/** The address of a written link: a path from the root (`/v5/intro#a`) is a page of this site, or a specification. */
export function resolveHref(href: string, locale: Locale): { href: string; external: boolean } {
  if (SPEC_LINK.test(href)) return { href: `${basePath}${href}`, external: false }
  const internal = internalTarget(href)
  if (!internal) {
    const external = /^https?:\/\//i.test(href)
    // A link's author must not be able to run a script, for example with `javascript:`.
    return { href: external || /^(#|mailto:)/i.test(href) ? href : '#', external }
  }
  return { href: pageHref(internal.path, locale, internal.anchor), external: false }
}

/** Path and anchor of a link within the site; undefined for an external address or a bare `#anchor`. */
export function internalTarget(href: string): { path: string; anchor?: string } | undefined {
  if (!href.startsWith('/') || href.startsWith('//')) return undefined
  const [path = '', anchor] = href.split('#', 2)
  const clean = path.replace(/^\/docs(?=\/|$)/, '').replace(/^\/+|(?<!\/)\/+$/g, '')
  return { path: clean, ...(anchor && { anchor }) }
}
