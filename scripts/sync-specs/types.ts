import type { Reference } from '../../blocks/stored.ts'
import type { LocalisedWords } from '../../schemas/localised-words.ts'
import type { PermissionRule } from '../../schemas/permission-rules.ts'

/** One line (`localeString`) or several (`localeText`) of words. */
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
  /** Those of `values`, or of `enum`, that are deprecated here. */
  deprecatedValues?: { _key: string; value: string; deprecation: Deprecation }[]
  description: SpecText
}

/** The life of what is deprecated. */
export interface Deprecation {
  _type: 'apiDeprecation'
  /** YYYY-MM-DD */
  since?: string
  /** The day from which it works no more: YYYY-MM-DD. */
  sunset?: string
  /** As the specification names it: `GET /v5/market/kline`, a topic, or a field beside it. */
  successor?: string
  /** The operation or channel that `successor` names. */
  replacedBy?: Reference
  reason?: SpecText
}

/**
 * The hash of each word as sync-specs wrote it last; an edited word has another one. Where the spec
 * changed an edited word as well: `word` names it for people, and `offered` is what the spec says.
 */
export type Synced = { _key: string; hash: string; word?: string; offered?: string }[]

export interface OperationDocument {
  _id: string
  _type: 'apiOperation'
  operationId: string
  /** Its page of the explorer, below `api-explorer/v5`: `market/kline`. */
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
  /** Codes of its own, the most frequent first. */
  errors?: string[]
  rateLimits: { _key: string; limit: number; per: string; category?: string; counts?: 'orders' }[]
  /** Accounts of a higher level have higher limits. */
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
  /** That of its file: `unified-account`. */
  name: string
  title: SpecText
  /** The key of each is the code. */
  codes: { _key: string; code: string; retMsg?: string[]; meaning: SpecText; action: SpecText }[]
}

/** One pattern to subscribe to; `order` and `order.{category}` are two of one channel. */
export interface TopicFacts {
  _key: string
  pattern: string
  /** Those of the first are the channel's. */
  summary?: SpecText
  description?: SpecText
  parameters: SpecField[]
  /** The request that subscribes to its examples. */
  subscribe: string
  examples: string[]
}

export interface MessageFacts {
  /** Its name. */
  _key: string
  name: string
  title: SpecText
  /** Seen from the client. */
  direction: 'receive' | 'send'
  /** Product categories that it is for; absent means all of the channel's. */
  appliesTo?: string[]
  fields: SpecField[]
  examples: { _key: string; title: SpecText; code: string }[]
}

export interface ChannelDocument {
  _id: string
  _type: 'apiChannel'
  /** In its specification. */
  name: string
  /** Name of the spec file without its ending. */
  spec: string
  /** The page about it, below /docs: `v5/websocket/public/orderbook`. */
  route: string
  summary: SpecText
  description: SpecText
  /** Path of the connection, the same in every environment. */
  stream: string
  /** Whether the connection wants a login. */
  auth: boolean
  /** Product categories that have it; absent means all. */
  appliesTo?: string[]
  deprecated?: boolean
  deprecation?: Deprecation
  topics: TopicFacts[]
  frequencies: { _key: string; every: string; categories?: string[]; depth?: number }[]
  /** How messages hold together. */
  delivery?: { types: string[]; description: SpecText }
  limits: { _key: string; limit: number; per?: string; description: SpecText }[]
  messages: MessageFacts[]
}

export type SpecDocument = OperationDocument | EnumDocument | ErrorDocument | ChannelDocument
