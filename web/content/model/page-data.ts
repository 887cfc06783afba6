import type { PageText } from '../../../blocks/block/resolve.ts'
import type { PageBlock } from '../../../blocks/lists/resolve.ts'
import type { ChangeKind } from '../../../schemas/changes/kinds.ts'
import type { ChangeRuleName } from '../../../schemas/changes/rule-words.ts'
import type { PermissionRule } from '../../../schemas/permission-rules.ts'
import type { Locale } from '../../config/locales.ts'
import type { CodeSample } from '../../samples/code-samples.ts'
import type { LocalizedText } from './localized-text.ts'

/** Everything that one page shows, fully resolved. */
export interface PageData {
  documentId: string
  revision: string
  path: string
  locale: Locale
  version: Version
  /** The page's counterparts in other versions. */
  inVersions: { name: string; href: string }[]
  title: LocalizedText
  description: LocalizedText
  /** Additional phrases by which the search finds the page. */
  keywords: string[]
  /** Titles and keywords in the other locales, by which the search finds the page in this one. */
  translatedNames: string[]
  sidebarLabel: LocalizedText
  breadcrumbs: Breadcrumb[]
  /** Absent for a page in no sidebar. The tree is the same for all of its pages, so it is loaded separately. */
  sidebar?: SidebarHead
  sidebarPosition?: SidebarPosition
  toc: TocEntry[]
  previous?: PageLink
  next?: PageLink
  /** The locales in which the page has text; in others it shows English. */
  alternates: Alternate[]
  body: PageBlock[]
  /** The pages of the category whose own page this is; absent when the page's text links to them. */
  section?: SectionPart[]
  /** The API's environments, on pages that show an operation or a channel. */
  environments: Environment[]
  translation: TranslationState
  /** The changelog's entries about the page, the newest first. */
  history: ChangelogEntry[]
  /** When any document that the page shows was last changed, ISO 8601. */
  updated?: string
  /** When this data was generated, ISO 8601. */
  buildStamp: string
  /** Cache tags: ids of the documents that were read, `link:<id>` for pages that are only linked. */
  dependencies: string[]
}

/** An environment of the API, such as production or testnet. */
export interface Environment {
  id: string
  label: LocalizedText
  /** Addresses without a trailing slash. */
  rest: string
  stream: string
  realMoney: boolean
}

export interface Version {
  name: string
  label: string
  isLast: boolean
}

export interface PageLink {
  label: LocalizedText
  href: string
}

export interface Breadcrumb {
  label: LocalizedText
  href?: string
}

export interface Alternate {
  locale: Locale
  href: string
}

export interface TocEntry {
  anchor: string
  text: string
  /** Set only when the text is not in the page's locale. */
  lang?: Locale
  level: number
  /** Headings below it, up to the next one of its level. */
  children: TocEntry[]
}

export interface SidebarHead {
  /** Document id. */
  id: string
  name: string
  title: LocalizedText
  /** Address of the sidebar's entry page. */
  href?: string
}

export interface Sidebar extends SidebarHead {
  items: SidebarItem[]
}

/** How central a page is in its sidebar. */
export interface SidebarPosition {
  /** Number of pages in the sidebar. */
  pages: number
  /** Number of categories around the page: pages for everyone are nested less deeply than specialised ones. */
  depth: number
  /** Index in reading order, from 0. */
  place: number
}

export type SidebarItem = SidebarPage | SidebarCategory | SidebarLink

export interface SidebarPage {
  kind: 'page'
  label: LocalizedText
  path: string
  href: string
  /** HTTP method of the first operation on the page. */
  method?: Method
  current: boolean
  /** Whether the endpoint that the page documents is deprecated. */
  deprecated?: boolean
}

/** A link to another site. */
export interface SidebarLink {
  kind: 'link'
  label: LocalizedText
  href: string
}

export interface SidebarCategory {
  kind: 'category'
  label: LocalizedText
  /** The page that the label links to. */
  page?: SidebarPage
  /** Whether the current page is the category's own page or nested inside it. */
  open: boolean
  items: SidebarItem[]
}

/** Pages of a category: its direct pages, or those of a nested category. */
export interface SectionPart {
  /** Label and address of the nested category. */
  heading?: { label: LocalizedText; href?: string }
  rows: SectionRow[]
}

export interface SectionRow {
  label: LocalizedText
  href: string
  method?: Method
  deprecated?: boolean
  description: LocalizedText
  /** Topic patterns that clients can subscribe to. */
  topics: string[]
  /** “10 req/s” */
  limits: string[]
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH'

export interface TranslationState {
  /** Whether no text of the page is translated. */
  untranslated: boolean
  /** Keys of the English blocks that have text and no translation; always empty in English. */
  missing: string[]
  /** Keys of the translated blocks whose English has changed since the translation. */
  stale: string[]
}

/** A `link` or `pageLink` mark of the lake, resolved. */
export interface LinkMark {
  _type: 'link'
  _key: string
  href: string
  external: boolean
  /** Tooltip. */
  title?: string
}

export interface ChangelogMonth {
  /** `2026-11` */
  anchor: string
  /** “November 2026” */
  text: string
  entries: ChangelogEntry[]
}

export interface ChangelogEntry {
  /** The document's id, which stays the same when the entry's text or date changes. */
  anchor: string
  /** Path of the earlier part of the changelog that holds the entry; absent for the newest part. */
  path?: string
  /** YYYY-MM-DD */
  date: string
  dateText: string
  kind: ChangeKind
  title: LocalizedText
  body: LocalizedText
  /** The pages that changed. */
  pages: PageLink[]
  /** Addresses of the documentation pages of operations and topics that use a changed enumeration or error code. */
  usedOn?: string[]
  /** Whether a previously correct client may fail from this date. */
  breaking: boolean
  /** The exact changes; empty when the text says all. */
  changes: ChangeOfApi[]
}

/** One changed fact. */
export interface ChangeOfApi {
  key: string
  rule: ChangeRuleName
  kind: ChangeKind
  breaking: boolean
  /** The change in the locale's words: “Bounds narrowed”. */
  text: string
  /** Id of the operation, topic, enumeration or group of error codes. */
  subject: string
  /** Ids of the operations and topics that use the enumeration or error code, when looked up. */
  users?: string[]
  /** `GET /v5/market/kline` */
  name: string
  /** The affected message, topic, limit or permission. */
  part?: string
  /** `list[].symbol` */
  field?: string
  value?: string
  /** The case it applies to: `accountType=UNIFIED`. */
  when?: string
  before?: string
  after?: string
}

export interface Operation {
  documentId: string
  operationId: string
  method: Method
  path: string
  summary: LocalizedText
  description: LocalizedText
  auth: boolean
  permissions: string[]
  /** How many of the permissions the key needs; “all of” none means that any key will do. Absent when not published. */
  permissionRule?: PermissionRule
  rateLimits: RateLimit[]
  /** Whether requests are counted for each user ID, whatever the key, or for each IP address. */
  countedFor: 'uid' | 'ip'
  /** Address of the explanation of the counting. */
  counting: string
  /** Address of the limits of higher levels, if they differ. */
  levels?: string
  /** Address of the explanation of the headers with the remaining limit, if the limit is published. */
  headers?: string
  deprecated: boolean
  deprecation?: Deprecation
  /** The operation's own errors, the most frequent first; empty when the specification names none. */
  likelyErrors: LikelyError[]
  /** Address of the errors that any operation may return. */
  generalErrors: string
  /** Address of the specification that defines the operation. */
  spec?: string
  /** The sections of the block, in order, with their anchors. */
  sections: OperationSection[]
  parameters: Field[]
  response: Field[]
  requestExamples: RequestExample[]
  responseExamples: Example[]
}

/** Dates, successor and reason of a deprecation. */
export interface Deprecation {
  since?: DatedDay
  /** The day from which it no longer works. */
  sunset?: DatedDay
  /** The replacement: `GET /v5/market/kline`, or a name in the same list. */
  successor?: { name: string; href?: string }
  reason?: LocalizedText
}

export interface DatedDay {
  /** YYYY-MM-DD */
  date: string
  /** “24 July 2026” */
  dateText: string
}

export interface LikelyError {
  code: string
  /** Address of its row on the page of errors. */
  href: string
  /** Empty when no group of codes has the code. */
  meaning: LocalizedText
  action: LocalizedText
}

export interface OperationSection {
  kind: 'parameters' | 'response' | 'requestExample' | 'responseExample'
  anchor: string
  text: string
}

export interface RateLimit {
  limit: number
  /** Unit of time: `s`. */
  per: string
  category?: string
  /** Absent when requests count: each order of a batch is then one. */
  counts?: 'orders'
}

/** A WebSocket connection's topics of one kind, or its requests, with their messages. */
export interface Channel {
  documentId: string
  /** Unique among channels: `public-orderbook`. */
  name: string
  summary: LocalizedText
  description: LocalizedText
  /** Path of the connection, the same in every environment: `/v5/public/{category}`. */
  stream: string
  /** Whether the connection requires a login first. */
  private: boolean
  /** Product categories that have the channel: the values of `{category}` in `stream`. Empty means all. */
  categories: string[]
  deprecated: boolean
  deprecation?: Deprecation
  /** Empty when clients send requests instead of subscribing. */
  topics: Topic[]
  frequencies: PushFrequency[]
  /** Whether messages are snapshots or deltas, and how deltas apply. */
  delivery?: { types: string[]; description: LocalizedText }
  limits: { _key: string; limit: number; per?: string; description: LocalizedText }[]
  messages: Message[]
  /** The sections of the block, in order, with their anchors. */
  sections: ChannelSection[]
}

export interface Topic {
  _key: string
  /** `orderbook.{depth}.{symbol}` */
  pattern: string
  summary: LocalizedText
  description: LocalizedText
  /** The parameters of the pattern, each with an example. */
  parameters: Field[]
  /** The JSON request that subscribes to `examples`. */
  subscribe: string
  /** Topics without parameters: `orderbook.50.BTCUSDT`. */
  examples: string[]
}

export interface PushFrequency {
  /** `100ms`, `real-time` */
  every: string
  categories: string[]
  /** Number of order book levels. */
  depth?: number
}

export interface Message {
  name: string
  title: LocalizedText
  /** Direction as seen from the client. */
  direction: 'receive' | 'send'
  /** Product categories that the message is for; empty means all of the channel's. */
  appliesTo: string[]
  fields: Field[]
  examples: Example[]
}

export interface ChannelSection {
  kind: 'topic' | 'message' | 'subscribe' | 'frames'
  anchor: string
  text: string
  /** Set only when the text is not in the page's locale. */
  lang?: Locale
  /** Name of the message, for a section about one message. */
  message?: string
}

/** One parameter of a request or topic, or one field of a response or message. */
export interface Field {
  _key: string
  name: string
  /** Unique on the page: `response-list-symbol`. */
  anchor: string
  /** Path in the object: `list[].symbol`. */
  path: string
  /** 0 at the top. */
  depth: number
  in?: string
  type: string
  format?: string
  requirement: 'required' | 'conditional' | 'optional'
  default?: string
  min?: number
  max?: number
  unit?: string
  /** Product categories that have this field; empty means all. */
  appliesTo: string[]
  values: FieldValue[]
  example?: string
  deprecated: boolean
  deprecation?: Deprecation
  description: LocalizedText
  /** The field's recent change. */
  changed?: FieldChange
  /** Link of the name. */
  link?: LinkMark
  /** `description` with links and lists, when a writer wrote it. */
  words?: PageText[]
}

/** A field's change, for as long as its row is marked. */
export interface FieldChange {
  /** “Bounds narrowed” */
  text: string
  /** YYYY-MM-DD */
  date: string
  /** “24 Jul” */
  dateText: string
  /** The last day on which it is marked: YYYY-MM-DD. */
  until: string
  /** Address of the page's history. */
  href: string
}

export interface FieldValue {
  value: string
  label?: LocalizedText
  /** Address of the page that explains the value, if one does. */
  href?: string
  deprecation?: Deprecation
}

export interface EnumDefinition {
  documentId: string
  name: string
  anchor: string
  title: LocalizedText
  description: LocalizedText
  values: {
    _key: string
    value: string
    anchor: string
    group?: string
    deprecation?: Deprecation
    label: LocalizedText
  }[]
}

/** The error codes of one part of the API. */
export interface ErrorGroup {
  documentId: string
  /** `unified-account` */
  name: string
  title: LocalizedText
  /** Each anchor is unique on the page: `row-110001`. */
  codes: {
    _key: string
    code: string
    anchor: string
    /** The server's messages, verbatim; `{…}` marks a variable part. */
    retMsg: string[]
    meaning: LocalizedText
    action: LocalizedText
  }[]
}

export interface Example {
  _key: string
  title: string
  language: string
  code: string
  /** HTTP status, for a response. */
  status?: number
}

export interface RequestExample extends Example {
  /** The request in programming languages; empty when no environment is known. */
  samples: CodeSample[]
}
