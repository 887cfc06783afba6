import { errorsId } from '../../schemas/ids.ts'
import type { ErrorGroup } from './error-group.ts'
import type { ErrorDocument } from './types.ts'
import { specText } from './words.ts'

/** The document of a group of error codes, ordered by number. */
export function errorDocument(spec: ErrorGroup): ErrorDocument {
  return {
    _id: errorsId(spec.group),
    _type: 'errorCode',
    name: spec.group,
    title: specText('localeString', spec, 'title'),
    codes: inOrder(spec.codes).map((one) => ({
      _key: one.code,
      code: one.code,
      ...(one.retMsg && { retMsg: one.retMsg }),
      meaning: specText('localeText', one, 'meaning'),
      action: specText('localeText', one, 'action'),
    })),
  }
}

const inOrder = (codes: ErrorGroup['codes']) =>
  codes.toSorted((one, other) => Number(one.code) - Number(other.code))
