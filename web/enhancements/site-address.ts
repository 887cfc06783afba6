import { basePath } from '../config/paths.ts'

/** Address without hash of a link to a page of this locale; undefined when the browser must follow it. */
export function siteAddress(link: HTMLAnchorElement | null): string | undefined {
  // A link with a target needs a document: `_self` for a page in another locale.
  if (!link || link.target || link.hasAttribute('download')) return undefined
  if (link.origin !== location.origin) return undefined
  if (link.pathname !== basePath && !link.pathname.startsWith(`${basePath}/`)) return undefined
  // A file is no page, except under its former name with `.html`.
  if (/\.(?!html$)[a-z0-9]+$/.test(link.pathname)) return undefined
  return link.pathname + link.search
}
