import { codeAnchor } from '../../../schemas/field-anchors.ts'
import type { Locale } from '../../config/locales.ts'
import { errorPath, pageHref } from '../../config/paths.ts'
import { textIn } from '../model/localized-text.ts'
import type { LikelyError } from '../model/page-data.ts'
import type { OwnErrors } from './own-errors.ts'
import type { StoredOperation } from './stored-operation.ts'

/** Anchor of the section, on the page of errors, about errors that any operation may return. */
export const generalErrors = 'unified-account'

/** The operation's own errors: meaning, action, and the row on the page of errors. */
export function likelyErrors(
  { _id, errors }: Pick<StoredOperation, '_id' | 'errors'>,
  { locale, ownErrors }: { locale: Locale; ownErrors: OwnErrors },
): LikelyError[] {
  return errors.map((code) => {
    const row = ownErrors.get(_id)?.find((one) => one.code === code)
    return {
      code,
      href: pageHref(errorPath, locale, codeAnchor(code)),
      meaning: textIn(row?.meaning, locale),
      action: textIn(row?.action, locale),
    }
  })
}
