import type { Reference } from '../../blocks/stored.ts'
import { textHash } from '../text-hash.ts'
import type { ChangeRuleName } from './rule-words.ts'

/** One change of the API, as an entry of the changelog keeps it: a fact, which nobody edits where a sync found it. */
export interface ApiChange {
  _key: string
  _type: 'apiChange'
  rule: ChangeRuleName
  /** The operation, topic, enumeration or group of error codes; weak, as it may be deleted later. */
  subject: Reference & { _weak: true }
  /** What people call the subject: `GET /v5/market/kline`, `orderbook`. */
  name: string
  /** Which of its messages, permissions or limits; of an enumeration that of the value is `value`. */
  part?: string | undefined
  /** Path of the parameter or field: `list[].symbol`. */
  field?: string | undefined
  /** The value of an enumeration, or the error code. */
  value?: string | undefined
  /** In which case, as a client would say it: `accountType=UNIFIED`; absent where it is always so. */
  when?: string | undefined
  before?: string | undefined
  after?: string | undefined
}

/** What a change says, without what follows from that. */
export type ChangeFact = Omit<ApiChange, '_key' | '_type' | 'subject'>

/** The change `fact` of the document `subject`; its key is the same wherever it is made. */
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
