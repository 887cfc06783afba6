import 'server-only'
import { env } from '../../config/env.ts'
import type { Locale } from '../../config/locales.ts'
import { basePath, factsHref, factsSchemaHref, pageHref } from '../../config/paths.ts'
import { cachedPage } from '../../content/page/cached-page.ts'
import { factsJsonSchema } from './facts-schema.ts'
import { hasFacts, pageFacts } from './page-facts.ts'

const { origin } = new URL(env.SITE_URL)

/** The facts of the page at `path` as JSON; a former path redirects to the facts of the new one. */
export async function factsResponse(path: string, locale: Locale): Promise<Response> {
  const result = await cachedPage(path, locale)
  if (result.kind === 'redirect') {
    const [target] = result.to.split('#', 1)
    return new Response(null, { status: 308, headers: { Location: `${basePath}${target}.json` } })
  }
  if (result.kind === 'missing' || !hasFacts(result.data))
    return Response.json({ error: 'No such page, or none with facts of the API' }, { status: 404 })
  return Response.json(pageFacts(result.data, origin), {
    headers: {
      'Content-Language': locale,
      'Content-Location': factsHref(path, locale),
      Link: `<${origin}${pageHref(path, locale)}>; rel="canonical"`,
    },
  })
}

/** The JSON Schema of every page's facts. */
export function factsSchemaResponse(): Response {
  return Response.json(factsJsonSchema(`${origin}${factsSchemaHref}`), {
    headers: { 'Content-Type': 'application/schema+json' },
  })
}
