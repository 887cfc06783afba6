import { codeAnchor } from '../../../schemas/field-anchors.ts'
import type { Locale } from '../../config/locales.ts'
import { errorPath, pageHref } from '../../config/paths.ts'
import type { LikelyError } from '../model/page-data.ts'

interface Called {
  auth: boolean
  parameters: readonly unknown[]
  rateLimits: readonly unknown[]
}

/** The errors that a call meets by what it is: parameters, a signature with its clock and key, a limit. */
export function likelyErrors(
  { auth, parameters, rateLimits }: Called,
  locale: Locale,
): LikelyError[] {
  const codes = [
    ...(parameters.length > 0 ? ['10001'] : []),
    ...(auth ? ['10002', '10003', '10004', '10005'] : []),
    ...(rateLimits.length > 0 ? ['10006'] : []),
  ]
  return codes.map((code) => ({ code, href: pageHref(errorPath, locale, codeAnchor(code)) }))
}
