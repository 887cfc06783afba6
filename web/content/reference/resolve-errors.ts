import { codeAnchor } from '../../../schemas/field-anchors.ts'
import type { Locale } from '../../config/locales.ts'
import { textIn } from '../model/localized-text.ts'
import type { ErrorGroup } from '../model/page-data.ts'
import type { StoredErrors } from './stored-errors.ts'

/** Resolves a group of error codes in one locale; `anchorRows` makes its anchors unique on the page. */
export function resolveErrors(stored: StoredErrors, locale: Locale): ErrorGroup {
  return {
    documentId: stored._id,
    name: stored.name,
    title: textIn(stored.title, locale),
    codes: stored.codes.map(({ _key, code, retMsg, meaning, action }) => ({
      _key,
      code,
      anchor: codeAnchor(code),
      retMsg,
      meaning: textIn(meaning, locale),
      action: textIn(action, locale),
    })),
  }
}
