import type { PageText } from '../../../blocks/block/resolve.ts'
import type { PageBlock } from '../../../blocks/lists/resolve.ts'
import type { ChangeKind } from '../../../schemas/changes/kinds.ts'
import type { ChangeRuleName } from '../../../schemas/changes/rule-words.ts'
import type { PermissionRule } from '../../../schemas/permission-rules.ts'
import type { Locale } from '../../config/locales.ts'
import type { CodeSample } from '../../samples/code-samples.ts'
import type { LocalizedText } from './localized-text.ts'

/** Everything that one page shows, with nothing left to look up. */
export interface PageData {
  documentId: string
  revision: string
  path: string
  locale: Locale
  version: Version
  /** The same page in other versions, where it is. */
  inVersions: { name: string; href: string }[]
  title: LocalizedText
  description: LocalizedText
  /** Phrases by which the search finds it too. */
  keywords: string[]
  /** Its titles and keywords in the other locales, by which the search finds it in this one. */
  translatedNames: string[]
  sidebarLabel: LocalizedText
  breadcrumbs: Breadcrumb[]
  /** Absent for a page that stands in no sidebar. Its tree is the same for all of its pages, so it is apart. */
  sidebar?: SidebarHead
  /** Where it is in the sidebar. */
  sidebarPosition?: SidebarPosition
  toc: TocEntry[]
  previous?: PageLink
  next?: PageLink
  /** The locales in which the page is written: in another one it shows its English words. */
  alternates: Alternate[]
  body: PageBlock[]
  /** What is in the category whose own page this is; absent where the page's words lead there. */
  section?: SectionPart[]
  /** Where the API answers, on pages that show an operation or a channel. The first one without real money is chosen for the reader. */
  environments: Environment[]
  translation: TranslationState
  /** What the changelog says of the page, the newest first. */
  history: ChangelogEntry[]
  /** When something that the page shows was last changed, ISO 8601. */
  updated?: string
  /** When this was generated, ISO 8601. */
  buildStamp: string
  /** Cache tags: ids of the documents that were read, `link:<id>` of those merely linked. */
  dependencies: string[]
}

/** A place where the API answers. */
export interface Environment {
  id: string
  label: LocalizedText
  /** Addresses without a slash at their end. */
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
  /** Only where the words are not in the page's locale. */
  lang?: Locale
  /** 2 to 5. */
  level: number
  /** The headings below it, up to the next of its level. */
  children: TocEntry[]
}

export interface SidebarHead {
  /** Of its document. */
  id: string
  name: string
  title: LocalizedText
  /** Of the page at which it begins. */
  href?: string
}

export interface Sidebar extends SidebarHead {
  items: SidebarItem[]
}

/** How much a page is at the centre of what its sidebar is about. */
export interface SidebarPosition {
  /** How many the sidebar has. */
  pages: number
  /** Categories around it: what is for everyone stands in few, what is for some in a category of theirs. */
  depth: number
  /** In reading order, from 0. */
  place: number
}

export type SidebarItem = SidebarPage | SidebarCategory | SidebarLink

export interface SidebarPage {
  kind: 'page'
  label: LocalizedText
  path: string
  href: string
  /** Of the operation that the page shows first. */
  method?: Method
  current: boolean
  /** The endpoint that the page documents is deprecated. */
  deprecated?: boolean
}

/** One that leaves the site. */
export interface SidebarLink {
  kind: 'link'
  label: LocalizedText
  href: string
}

export interface SidebarCategory {
  kind: 'category'
  label: LocalizedText
  /** The page that the label opens. */
  page?: SidebarPage
  /** The current page is the category's own, or stands somewhere inside. */
  open: boolean
  items: SidebarItem[]
}

/** Pages of a category: those right below it, or those of a category inside. */
export interface SectionPart {
  /** Of the category inside. */
  heading?: { label: LocalizedText; href?: string }
  rows: SectionRow[]
}

export interface SectionRow {
  label: LocalizedText
  href: string
  method?: Method
  deprecated?: boolean
  description: LocalizedText
  /** Patterns of what can be subscribed to. */
  topics: string[]
  /** “10 req/s” */
  limits: string[]
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH'

export interface TranslationState {
  /** None of the page's words are translated. */
  untranslated: boolean
  /** Keys of the English blocks that have words and no translation; always empty in English. */
  missing: string[]
  /** Keys of the translated blocks whose English changed since. */
  stale: string[]
}

/** Both `link` and `pageLink` of the lake, resolved. */
export interface LinkMark {
  _type: 'link'
  _key: string
  href: string
  external: boolean
  /** What a browser shows while the mouse rests on it. */
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
  /** The document's id: it stays when the entry is reworded or dated otherwise. */
  anchor: string
  /** Of the part of the changelog that has it, where that is an earlier one. */
  path?: string
  /** YYYY-MM-DD */
  date: string
  dateText: string
  kind: ChangeKind
  title: LocalizedText
  body: LocalizedText
  /** Those that changed. */
  pages: PageLink[]
  /** Addresses of the pages about what uses an enumeration or error code that changed, where that was looked up. */
  usedOn?: string[]
  /** Whether a client that was right before may fail from then on. */
  breaking: boolean
  /** What exactly changed; none where the words say all. */
  changes: ChangeOfApi[]
}

/** One fact that changed. */
export interface ChangeOfApi {
  key: string
  rule: ChangeRuleName
  kind: ChangeKind
  breaking: boolean
  /** What happened, in the words of the locale: “Bounds narrowed”. */
  text: string
  /** Id of the operation, topic, enumeration or group of codes. */
  subject: string
  /** Ids of the operations and topics that use the enumeration or error code, where that was looked up. */
  users?: string[]
  /** `GET /v5/market/kline` */
  name: string
  /** Which of its messages, topics, limits or permissions. */
  part?: string
  /** `list[].symbol` */
  field?: string
  value?: string
  /** In which case: `accountType=UNIFIED` */
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
  /** How many of them the key needs; all of none means that any key will do. Absent where that is not published. */
  permissionRule?: PermissionRule
  rateLimits: RateLimit[]
  /** Whose requests count: those of a user ID, whatever its key, or those of an IP address. */
  countedFor: 'uid' | 'ip'
  /** Where that is explained. */
  counting: string
  /** Where the limits of higher levels are, if they differ. */
  levels?: string
  /** Where the headers are explained that say what is left of the limit, if it is published. */
  headers?: string
  deprecated: boolean
  deprecation?: Deprecation
  /** Of its own, the most frequent first; none where the source names none. */
  likelyErrors: LikelyError[]
  /** Where those are explained that any operation can meet. */
  generalErrors: string
  /** Address of the specification that it is from. */
  spec?: string
  /** The sections that the block shows, in order, with the anchors that they carry. */
  sections: OperationSection[]
  parameters: Field[]
  response: Field[]
  requestExamples: RequestExample[]
  responseExamples: Example[]
}

/** How it goes on with what is deprecated. */
export interface Deprecation {
  since?: DatedDay
  /** The day from which it works no more. */
  sunset?: DatedDay
  /** What to use instead: `GET /v5/market/kline`, or a name in the same list. */
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
  /** Of its row on the page of errors. */
  href: string
  /** Without words where no group of codes has it. */
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
  /** Otherwise it counts requests: each order of a batch is one. */
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
  /** The connection wants a login before anything else. */
  private: boolean
  /** Product categories that have it, which are those of `{category}` in `stream`; none means all. */
  categories: string[]
  deprecated: boolean
  deprecation?: Deprecation
  /** What to subscribe to; empty where the connection takes requests instead. */
  topics: Topic[]
  frequencies: PushFrequency[]
  /** How its messages hold together. */
  delivery?: { types: string[]; description: LocalizedText }
  limits: { _key: string; limit: number; per?: string; description: LocalizedText }[]
  messages: Message[]
  /** The sections that the block shows, in order, with the anchors that they carry. */
  sections: ChannelSection[]
}

export interface Topic {
  _key: string
  /** `orderbook.{depth}.{symbol}` */
  pattern: string
  summary: LocalizedText
  description: LocalizedText
  /** Of the pattern, each with an example. */
  parameters: Field[]
  /** The request that subscribes to examples of it, as JSON. */
  subscribe: string
  /** What it subscribes to: `orderbook.50.BTCUSDT`. */
  examples: string[]
}

export interface PushFrequency {
  /** `100ms`, `real-time` */
  every: string
  categories: string[]
  /** Levels of an order book. */
  depth?: number
}

export interface Message {
  name: string
  title: LocalizedText
  /** Seen from the client. */
  direction: 'receive' | 'send'
  /** Product categories that it is for; none means all of the channel's. */
  appliesTo: string[]
  fields: Field[]
  examples: Example[]
}

export interface ChannelSection {
  kind: 'topic' | 'message' | 'subscribe' | 'frames'
  anchor: string
  text: string
  /** Only where the words are not in the page's locale. */
  lang?: Locale
  /** Of a section about one message: its name. */
  message?: string
}

/** One parameter of a request or topic, or one field of a response or message. */
export interface Field {
  _key: string
  name: string
  /** Unique on the page: `response-list-symbol`. */
  anchor: string
  /** Where it stands: `list[].symbol`. */
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
  /** Product categories that have this field; none means all. */
  appliesTo: string[]
  values: FieldValue[]
  example?: string
  deprecated: boolean
  deprecation?: Deprecation
  description: LocalizedText
  /** What changed of it lately. */
  changed?: FieldChange
  /** Where the name leads. */
  link?: LinkMark
  /** What `description` says, with its links and lists, where a writer wrote it. */
  words?: PageText[]
}

/** That a field changed, for as long as its row is marked. */
export interface FieldChange {
  /** “Bounds narrowed” */
  text: string
  /** YYYY-MM-DD */
  date: string
  /** “24 Jul” */
  dateText: string
  /** The last day on which it is marked: YYYY-MM-DD. */
  until: string
  /** Where the page tells more. */
  href: string
}

export interface FieldValue {
  value: string
  label?: LocalizedText
  /** Where the value is explained, if a page does. */
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
    /** What the server answers, word for word; `{…}` stands for what differs. */
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
  /** Of a response. */
  status?: number
}

export interface RequestExample extends Example {
  /** The same request in programming languages; none where no environment is known. */
  samples: CodeSample[]
}
