import 'server-only'
import { drawDocument, type View } from 'docs-renderer'
import { generatedAtHeader } from '../enhancements/stale-page.ts'

/** The document of `view`. */
export async function htmlResponse(view: View, init: ResponseInit = {}): Promise<Response> {
  const html = await drawDocument(view)
  const made =
    'page' in view ? view.page.buildStamp : 'landing' in view ? view.landing.buildStamp : undefined
  const headers = new Headers(init.headers)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // The same address answers Markdown to who asks for it.
  if (init.status === undefined) headers.set('Vary', 'Accept')
  if (made !== undefined) headers.set(generatedAtHeader, made)
  return new Response(html, { ...init, headers })
}
