import { codeAnchor } from '../../../schemas/field-anchors.ts'
import type { Locale } from '../../config/locales.ts'
import { errorPath, pageHref } from '../../config/paths.ts'
import type { LikelyError } from '../model/page-data.ts'

/** The section of the page of errors about those that any operation can meet. */
export const generalErrors = 'unified-account'

/** The errors of an operation's own, with the row of each on the page of errors. */
export function likelyErrors(codes: readonly string[], locale: Locale): LikelyError[] {
  return codes.map((code) => ({ code, href: pageHref(errorPath, locale, codeAnchor(code)) }))
}
