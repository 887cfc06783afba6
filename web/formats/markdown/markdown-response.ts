import 'server-only'
import { env } from '../../config/env.ts'
import type { Locale } from '../../config/locales.ts'
import { basePath, llmsHref, markdownHref, pageHref, skillPath } from '../../config/paths.ts'
import { cachedPage } from '../../content/page/cached-page.ts'
import { translator } from '../../messages/translator.ts'
import { ownPageMarkdown } from './own-pages.ts'
import { pageMarkdown } from './page-markdown.ts'

const { origin } = new URL(env.SITE_URL)

/** The page at `path` as Markdown; a former path redirects to the Markdown of the new one. */
export async function markdownResponse(path: string, locale: Locale): Promise<Response> {
  const own = await ownPageMarkdown(path, locale)
  if (own !== undefined) return markdown(path, locale, own)
  const result = await cachedPage(path, locale)
  if (result.kind === 'missing') return new Response('No such page\n', { status: 404 })
  if (result.kind === 'redirect') {
    const [target] = result.to.split('#', 1)
    return new Response(null, { status: 308, headers: { Location: `${basePath}${target}.md` } })
  }
  return markdown(path, locale, pageMarkdown(result.data, origin))
}

/** Links to the list of all pages first, except in a skill, which must begin with its front matter. */
function markdown(path: string, locale: Locale, text: string): Response {
  const address = `<${origin}${llmsHref('llms', locale)}>`
  const index = `${translator(locale)('llms.index', { address })}\n\n`
  return new Response(path === skillPath ? text : index + text, {
    headers: {
      'Content-Type': 'text/markdown; charset=utf-8',
      'Content-Language': locale,
      // Search engines are to show the page itself.
      ...(path !== skillPath && { Link: `<${origin}${pageHref(path, locale)}>; rel="canonical"` }),
      // Requests for Markdown get this at the page's own address too.
      Vary: 'Accept',
      'Content-Location': markdownHref(path, locale),
    },
  })
}
