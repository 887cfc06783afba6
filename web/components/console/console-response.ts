import 'server-only'
import type { Locale } from '../../config/locales.ts'
import { cachedPage } from '../../content/page/cached-page.ts'
import { consoleDataOf } from './console-data-of.ts'

/** The console's data for the explorer page at `path`; 404 if there is no such page. */
export async function consoleResponse(path: string, locale: Locale): Promise<Response> {
  const result = await cachedPage(path, locale)
  const data = result.kind === 'page' ? consoleDataOf(result.data) : undefined
  return data ? Response.json(data) : new Response('No such console\n', { status: 404 })
}
