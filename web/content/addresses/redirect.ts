import type { SanityClient } from '@sanity/client'
import { defineQuery } from 'groq'
import { z } from 'zod'
import type { Locale } from '../../config/locales.ts'
import { routePath } from '../../config/paths.ts'
import { pathsTag, pathTag } from '../../config/tags.ts'
import { PART, paginate } from '../lake/paginate.ts'
import { type Reader, taggedQuery } from '../lake/reader.ts'

const query = taggedQuery({
  // A reference may lead to a document of any type.
  query: defineQuery(`*[_type == "redirect" && from in [$path, "/" + $path] && to->_type == "page"
    && defined(to->path.current)][0]{"path": to->path.current, toAnchor}`),
  parse: (answer) => result.parse(answer),
  // A page may be published at the path, and the target page may move.
  tags: (_, { path }: { path: string }) => [pathsTag, pathTag(path)],
})

const all = defineQuery(`*[_type == "redirect" && defined(from) && _id > $after] ${PART}{
  "id": _id, from
}`)

const result = z.object({ path: z.string(), toAnchor: z.string().nullish() }).nullable()

const redirected = z.object({ id: z.string(), from: z.string() })

/** The paths of all redirects, without the leading slash. */
export async function fetchRedirectedPaths(client: SanityClient): Promise<string[]> {
  const found = await paginate(client, all, redirected)
  return found.map(({ from }) => from.replace(/^\//, ''))
}

/** The route, without the base path, to which `path` redirects; undefined without a redirect. */
export async function loadRedirect(
  reader: Reader,
  path: string,
  locale: Locale,
): Promise<string | undefined> {
  const found = await reader.read(query, { path })
  if (!found) return undefined
  const anchor = found.toAnchor ? `#${encodeURIComponent(found.toAnchor)}` : ''
  return `${routePath(found.path, locale)}${anchor}`
}
