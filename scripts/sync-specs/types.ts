import type { Reference } from '../../blocks/stored.ts'
import type { LocalisedWords } from '../../schemas/localised-words.ts'
import type { PermissionRule } from '../../schemas/permission-rules.ts'

/** A text of one line (`localeString`) or several (`localeText`), with translations. */
export type SpecText = Partial<LocalisedWords> & { _type: 'localeString' | 'localeText' }

export interface SpecField {
  _key: string
  _type: 'apiField'
  name: string
  /** `list[].symbol`, `list[][0]`. */
  path: string
  depth: number
  in?: string
  type: string
  format?: string
  required: boolean
  conditional?: boolean
  default?: string
  min?: number
  max?: number
  unit?: string
  values?: string[]
  enum?: Reference
  example?: string
  /** Product categories that have this field; absent means all. */
  appliesTo?: string[]
  deprecated?: boolean
  deprecation?: Deprecation
  /** Deprecated values, out of `values` or `enum`. */
  deprecatedValues?: { _key: string; value: string; deprecation: Deprecation }[]
  description: SpecText
}

/** Dates, replacement and reason of a deprecation. */
export interface Deprecation {
  _type: 'apiDeprecation'
  /** YYYY-MM-DD */
  since?: string
  /** First day without support: YYYY-MM-DD. */
  sunset?: string
  /** As named in the specification: `GET /v5/market/kline`, a topic, or a field beside it. */
  successor?: string
  /** The operation or channel that `successor` names. */
  replacedBy?: Reference
  reason?: SpecText
}

/**
 * The hash of each text as sync-specs last wrote it, which an edited text does not match. If the spec has changed an
 * edited text too, `word` is its label, and `offered` the spec's text.
 */
export type SyncedHashes = { _key: string; hash: string; word?: string; offered?: string }[]

export interface OperationDocument {
  _id: string
  _type: 'apiOperation'
  operationId: string
  /** Path of its explorer page below `api-explorer/v5`: `market/kline`. */
  explorer?: string
  /** Name of the spec file without its ending. */
  spec: string
  method: string
  path: string
  summary: SpecText
  description: SpecText
  auth: boolean
  permissions?: string[]
  permissionRule?: PermissionRule
  /** The operation's own codes, most frequent first. */
  errors?: string[]
  rateLimits: { _key: string; limit: number; per: string; category?: string; counts?: 'orders' }[]
  /** Whether accounts of a higher level have higher limits. */
  limitsByLevel?: true
  deprecated?: boolean
  deprecation?: Deprecation
  parameters: SpecField[]
  response: SpecField[]
  requestExamples: RequestExample[]
  responseExamples: { _key: string; status: number; title: SpecText; code: string }[]
}

export interface RequestExample {
  _key: string
  title: SpecText
  language: 'json' | 'http'
  code: string
  query?: string
}

export interface EnumDocument {
  _id: string
  _type: 'enumDefinition'
  name: string
  anchor: string
  title: SpecText
  description?: SpecText
  values: {
    _key: string
    value: string
    group?: string
    deprecation?: Deprecation
    label: SpecText
  }[]
}

/** A group of error codes. */
export interface ErrorDocument {
  _id: string
  _type: 'errorCode'
  /** Name of its file: `unified-account`. */
  name: string
  title: SpecText
  /** The key of each entry is its code. */
  codes: { _key: string; code: string; retMsg?: string[]; meaning: SpecText; action: SpecText }[]
}

/** A pattern to subscribe to; `order` and `order.{category}` are two topics of one channel. */
export interface TopicFacts {
  _key: string
  pattern: string
  /** The first topic's summary and description are the channel's. */
  summary?: SpecText
  description?: SpecText
  parameters: SpecField[]
  /** The request that subscribes to its examples. */
  subscribe: string
  examples: string[]
}

export interface MessageFacts {
  /** The message's name. */
  _key: string
  name: string
  title: SpecText
  /** From the client's point of view. */
  direction: 'receive' | 'send'
  /** Product categories of the message; absent means all of the channel's. */
  appliesTo?: string[]
  fields: SpecField[]
  examples: { _key: string; title: SpecText; code: string }[]
}

export interface ChannelDocument {
  _id: string
  _type: 'apiChannel'
  /** Name in its specification. */
  name: string
  /** Name of the spec file without its ending. */
  spec: string
  /** Path of its page below /docs: `v5/websocket/public/orderbook`. */
  route: string
  summary: SpecText
  description: SpecText
  /** Path of the connection, the same in every environment. */
  stream: string
  /** Whether the connection needs a login. */
  auth: boolean
  /** Product categories that have it; absent means all. */
  appliesTo?: string[]
  deprecated?: boolean
  deprecation?: Deprecation
  topics: TopicFacts[]
  frequencies: { _key: string; every: string; categories?: string[]; depth?: number }[]
  /** How messages relate to each other: snapshots and deltas. */
  delivery?: { types: string[]; description: SpecText }
  limits: { _key: string; limit: number; per?: string; description: SpecText }[]
  messages: MessageFacts[]
}

export type SpecDocument = OperationDocument | EnumDocument | ErrorDocument | ChannelDocument
