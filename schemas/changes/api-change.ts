import type { Reference } from '../../blocks/stored.ts'
import type { ChangeRuleName } from './rule-words.ts'

/** One change of the API, as an entry of the changelog keeps it: a fact, which nobody edits. */
export interface ApiChange {
  _key: string
  _type: 'apiChange'
  rule: ChangeRuleName
  /** The operation, topic, enumeration or group of error codes; weak, as it may be deleted later. */
  subject: Reference & { _weak: true }
  /** What people call the subject: `GET /v5/market/kline`, `orderbook`. */
  name: string
  /** Which of its messages, permissions or limits; of an enumeration that of the value is `value`. */
  part?: string
  /** Path of the parameter or field: `list[].symbol`. */
  field?: string
  /** The value of an enumeration, or the error code. */
  value?: string
  before?: string
  after?: string
}
