import { inEachLocale, localisedRoute } from '../../../config/localised-route.ts'
import { errorPath } from '../../../config/paths.ts'
import { errorCodes } from '../../../content/blocks/error-codes.ts'
import { cachedPage } from '../../../content/page/cached-page.ts'

export const generateStaticParams = () => inEachLocale([{}])

/** The meanings of error codes from the errors page; empty while there is no such page. */
export const GET = localisedRoute(async (locale) => {
  const result = await cachedPage(errorPath, locale)
  return Response.json(result.kind === 'page' ? errorCodes(result.data) : {})
})
