import { inEachLocale, localisedRoute } from '../../../../../config/localised-route.ts'
import { cachedPartIndex } from '../../../../../content/changelog/cached-part-index.ts'

export const generateStaticParams = () => inEachLocale([{}])

/** The part of the changelog that holds each entry, for the scripts of its pages. */
export const GET = localisedRoute(async (locale) => {
  const { parts } = await cachedPartIndex(locale)
  return Response.json({ parts })
})
