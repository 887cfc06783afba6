import type { Reference } from '../../blocks/stored.ts'
import { textHash } from '../text-hash.ts'
import type { ChangeRuleName } from './rule-words.ts'

/** A change of the API in a changelog entry: a fact, which is read-only if a sync of the specifications found it. */
export interface ApiChange {
  _key: string
  _type: 'apiChange'
  rule: ChangeRuleName
  /** The changed operation, topic, enumeration or group of error codes; weak, as it may be deleted later. */
  subject: Reference & { _weak: true }
  /** The subject's name in the API: `GET /v5/market/kline`, `orderbook`. */
  name: string
  /** The changed message, permission or limit of the subject; an enumeration's value is in `value`. */
  part?: string | undefined
  /** Path of the parameter or field: `list[].symbol`. */
  field?: string | undefined
  /** The value of an enumeration, or the error code. */
  value?: string | undefined
  /** The condition in the client's terms: `accountType=UNIFIED`; undefined if the change always applies. */
  when?: string | undefined
  before?: string | undefined
  after?: string | undefined
}

/** The content of a change, without the properties derived from it. */
export type ChangeFact = Omit<ApiChange, '_key' | '_type' | 'subject'>

/** Returns the change `fact` of the document `subject`, with a key derived from its content. */
export function apiChangeOf(subject: string, fact: ChangeFact): ApiChange {
  const { rule, name, part = '', field = '', value = '', when = [] } = fact
  return {
    _key: textHash([rule, subject, part, field, value].concat(when).join('\n')),
    _type: 'apiChange',
    subject: { _type: 'reference', _ref: subject, _weak: true },
    ...fact,
    name,
  }
}
