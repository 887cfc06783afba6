import 'server-only'
import type { Locale } from '../../config/locales.ts'
import { cachedPartIndex } from '../../content/changelog/cached-part-index.ts'

/** The part of the changelog that holds each entry, for the scripts of its pages. */
export async function partsResponse(locale: Locale): Promise<Response> {
  const { parts } = await cachedPartIndex(locale)
  return Response.json({ parts })
}
