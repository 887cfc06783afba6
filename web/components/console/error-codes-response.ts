import 'server-only'
import type { Locale } from '../../config/locales.ts'
import { errorPath } from '../../config/paths.ts'
import { errorCodes } from '../../content/blocks/error-codes.ts'
import { cachedPage } from '../../content/page/cached-page.ts'

/** The meanings of error codes from the errors page; empty while there is no such page. */
export async function errorCodesResponse(locale: Locale): Promise<Response> {
  const result = await cachedPage(errorPath, locale)
  return Response.json(result.kind === 'page' ? errorCodes(result.data) : {})
}
