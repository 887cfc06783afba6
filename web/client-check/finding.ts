/** Where something was found. */
export interface FileLocation {
  file: string
  /** From 1. */
  line: number
}

/** What a finding is about. */
export type FindingSubject = 'call' | 'topic' | 'field' | 'value' | 'method' | 'version'

export interface UsageFinding {
  /** Unknown: the API has no such thing. Misspelt: nor has it this, but one that is nearly the same. */
  kind: 'deprecated' | 'unknown' | 'misspelt' | 'changed'
  subject: FindingSubject
  /** What the client says: `GET /v5/market/kline`, `orderbook.40.{symbol}`, `symbl`. */
  what: string
  /** The call or topic that a field or a value is of. */
  of?: string
  /** What it should be called, or called instead: the nearest known name, or the successor. */
  instead?: string
  /** What a value may be. */
  values?: string[]
  /** Of what is unknown by its version: some of its paths. */
  examples?: string[]
  /** Of a change. */
  change?: {
    date: string
    kind: string
    title: Record<string, string>
    anchor: string
    fields?: string[]
  }
  /** Whether a client may fail by it. */
  breaking: boolean
  /** Path of the page about it. */
  page?: string
  /** The first of them; `count` says how many there are. */
  places: FileLocation[]
  count: number
}

/** A known call or topic that the client uses. */
export interface KnownUse {
  subject: 'call' | 'topic'
  what: string
  page?: string
  places: FileLocation[]
  count: number
}

/** A path that is only known when the program runs: `/v5/order/*`. */
export interface OpenUse {
  what: string
  places: FileLocation[]
  count: number
}
