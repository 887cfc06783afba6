import 'server-only'
import { drawDocument, type View } from 'docs-renderer'
import { generatedAtHeader } from '../enhancements/stale-page.ts'

/** Renders `view` as a response. */
export async function htmlResponse(view: View, init: ResponseInit = {}): Promise<Response> {
  const html = await drawDocument(view)
  const made =
    'page' in view ? view.page.buildStamp : 'landing' in view ? view.landing.buildStamp : undefined
  const headers = new Headers(init.headers)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  // Clients that prefer Markdown get it at the same address.
  if (init.status === undefined) headers.set('Vary', 'Accept')
  if (made !== undefined) headers.set(generatedAtHeader, made)
  return new Response(html, { ...init, headers })
}
