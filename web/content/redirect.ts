import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'
import { z } from 'zod'
import type { Locale } from '../locales.ts'
import { routePath } from '../paths.ts'

const query = defineQuery(`*[_type == "redirect" && from in [$path, "/" + $path]][0]{
  "path": to->path.current, toAnchor
}`)

const result = z.object({ path: z.string(), toAnchor: z.string().nullish() }).nullable()

/** Where readers of `path` are sent, as a route without the base path, or undefined. */
export async function loadRedirect(
  client: SanityClient,
  path: string,
  locale: Locale,
): Promise<string | undefined> {
  const found = result.parse(await client.fetch(query, { path }))
  if (!found) return undefined
  const anchor = found.toAnchor ? `#${encodeURIComponent(found.toAnchor)}` : ''
  return `${routePath(found.path, locale)}${anchor}`
}
