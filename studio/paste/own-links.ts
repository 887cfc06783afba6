import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { localeConfig, translations } from '../../schemas/locales.ts'

const prefixes = translations.map((locale) => localeConfig[locale].prefix)

/** Returns the paths of all pages; sends no query if the clipboard's text has no address of the site. */
export async function pagePaths(
  client: SanityClient,
  site: string,
  words: string,
): Promise<ReadonlySet<string>> {
  if (!words.includes(site)) return new Set()
  return new Set(
    z
      .array(z.string())
      .parse(await client.fetch('*[_type == "page" && defined(path.current)].path.current')),
  )
}

/**
 * Returns a link as stored: to a page of the site (in whichever language it was copied) or to another site. Returns
 * undefined for a page that does not exist, for a relative address of another site, and for a script.
 */
export function resolveLink(
  url: string,
  site: string,
  paths: ReadonlySet<string>,
): string | undefined {
  if (!isOwn(url, site)) return /^(?:https?:\/\/|mailto:)/.test(url) ? url : undefined
  const { pathname, hash } = new URL(url)
  const parts = pathname.slice(new URL(site).pathname.length).split('/').filter(Boolean)
  if (prefixes.some((prefix) => prefix === parts[0])) parts.shift()
  const path = parts.join('/').replace(/\.(?:md|html)$/, '')
  return paths.has(path) ? `page:${path}${decoded(hash)}` : undefined
}

/** A fragment with an invalid encoding is dropped, so that the link leads to the page. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return ''
  }
}

const isOwn = (url: string, site: string): boolean =>
  url === site || url.startsWith(`${site}/`) || url.startsWith(`${site}#`)
