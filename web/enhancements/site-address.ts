import { basePath } from '../config/paths.ts'

/** The address, without hash, of a link to a page of the same locale; undefined where the browser itself follows it. */
export function siteAddress(link: HTMLAnchorElement | null): string | undefined {
  // A named target asks for a document: `_self` for the one of another locale.
  if (!link || link.target || link.hasAttribute('download')) return undefined
  if (link.origin !== location.origin) return undefined
  if (link.pathname !== basePath && !link.pathname.startsWith(`${basePath}/`)) return undefined
  // A file is not a page, unless it is one under its former name.
  if (/\.(?!html$)[a-z0-9]+$/.test(link.pathname)) return undefined
  return link.pathname + link.search
}
