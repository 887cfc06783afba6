import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { localeConfig, translations } from '../../schemas/locales.ts'

const prefixes = translations.map((locale) => localeConfig[locale].prefix)

/** Paths of the pages that a clipboard may lead to; none are asked for where it names no address of the site. */
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
 * A link as the lake has it: to a page of the site, in whichever language it was copied, or elsewhere.
 * Undefined where it leads nowhere: a page that is not there, a place on another site's server, a script.
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

/** What is encoded wrongly leads to the page, and to no place on it. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return ''
  }
}

const isOwn = (url: string, site: string): boolean =>
  url === site || url.startsWith(`${site}/`) || url.startsWith(`${site}#`)
