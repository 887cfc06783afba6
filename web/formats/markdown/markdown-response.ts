import 'server-only'
import { env } from '../../config/env.ts'
import type { Locale } from '../../config/locales.ts'
import { basePath, markdownHref, pageHref } from '../../config/paths.ts'
import { cachedPage } from '../../content/page/cached-page.ts'
import { pageMarkdown } from './page-markdown.ts'

/** The page at `path` as Markdown; a former address leads to the Markdown of the new one. */
export async function markdownResponse(path: string, locale: Locale): Promise<Response> {
  const result = await cachedPage(path, locale)
  if (result.kind === 'missing') return new Response('No such page\n', { status: 404 })
  if (result.kind === 'redirect') {
    const [target] = result.to.split('#', 1)
    return new Response(null, { status: 308, headers: { Location: `${basePath}${target}.md` } })
  }
  const origin = new URL(env.SITE_URL).origin
  return new Response(pageMarkdown(result.data, origin), {
    headers: {
      'Content-Type': 'text/markdown; charset=utf-8',
      'Content-Language': locale,
      // A search engine is to show the page itself.
      Link: `<${origin}${pageHref(path, locale)}>; rel="canonical"`,
      // The page's own address answers this too, to those who ask for it.
      Vary: 'Accept',
      'Content-Location': markdownHref(path, locale),
    },
  })
}
