import 'server-only'
import { cachedPage } from '../../content/cached-page.ts'
import type { Locale } from '../../locales.ts'
import { errorPath } from '../../paths.ts'
import { errorCodes } from './error-codes.ts'

/** What the codes of errors mean, as the page about them says it; nothing while there is no such page. */
export async function errorCodesResponse(locale: Locale): Promise<Response> {
  const result = await cachedPage(errorPath, locale)
  return Response.json(result.kind === 'page' ? errorCodes(result.data) : {})
}
