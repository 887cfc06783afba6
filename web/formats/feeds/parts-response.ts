import 'server-only'
import type { Locale } from '../../config/locales.ts'
import { cachedPartIndex } from '../../content/changelog/cached-part-index.ts'

/** In which part of the changelog each entry is, for the scripts of its pages. */
export async function partsResponse(locale: Locale): Promise<Response> {
  const { parts } = await cachedPartIndex(locale)
  return Response.json({ parts })
}
