/** The blocks of a page's body as they lie in the lake. */
export type Block = TextBlock | HeadingBlock | ObjectBlock

export type ObjectBlock =
  | AdmonitionBlock
  | CodeBlock
  | TabsBlock
  | TableBlock
  | ParameterTableBlock
  | DetailsBlock
  | ImageBlock
  | DividerBlock
  | OperationBlock
  | ChannelBlock
  | EnumTableBlock
  | ErrorTableBlock
  | CardsBlock
  | ChangelogBlock
  | PlaceholderBlock

export interface Reference {
  _type: 'reference'
  _ref: string
}

export type Decorator = 'strong' | 'em' | 'code' | 'strike-through' | 'kbd'

export interface Span {
  _type: 'span'
  _key: string
  text: string
  /** Decorators, or keys of `markDefs`. */
  marks: string[]
}

export type MarkDef =
  | { _type: 'link'; _key: string; href: string }
  | { _type: 'pageLink'; _key: string; page: Reference; anchor?: string }

export interface TextBlock {
  _type: 'block'
  _key: string
  style: 'normal' | 'blockquote'
  listItem?: 'bullet' | 'number'
  /** From 1; list items only. */
  level?: number
  children: Span[]
  markDefs: MarkDef[]
}

export interface HeadingBlock {
  _type: 'heading'
  _key: string
  /** 2 to 5. */
  level: number
  text: string
  anchor: string
  /** Former anchors. */
  aliases?: string[]
}

export const ADMONITION_KINDS = ['note', 'tip', 'info', 'warning', 'danger', 'caution'] as const

export interface AdmonitionBlock {
  _type: 'admonition'
  _key: string
  kind: (typeof ADMONITION_KINDS)[number]
  title?: string
  body: Block[]
}

export interface CodeBlock {
  _type: 'codeBlock'
  _key: string
  language: string
  code: string
  title?: string
  /** `numbers` shows line numbers. */
  highlight?: 'numbers'
  /** Numbers of the lines that stand out: `1,3-5`. */
  lines?: string
}

export interface Tab {
  _type: 'tab'
  _key: string
  label: string
  value: string
  body: Block[]
}

export interface TabsBlock {
  _type: 'tabs'
  _key: string
  group: string
  /** The address says which tab shows. */
  inAddress?: true
  tabs: Tab[]
}

export type Alignment = 'left' | 'center' | 'right'

export interface TableRow {
  _type: 'tableRow'
  _key: string
  cells: { _type: 'tableCell'; _key: string; content: TextBlock[] }[]
}

export interface TableBlock {
  _type: 'table'
  _key: string
  /** The first row is the header. */
  header: boolean
  /** Of each column; absent where all begin at the left. */
  align?: Alignment[]
  rows: TableRow[]
}

export const REQUIREMENTS = ['required', 'conditional', 'optional'] as const

export interface ParameterRow {
  _type: 'parameter'
  _key: string
  /** One line; what is struck through is deprecated. */
  name: TextBlock[]
  /** From 0, which is left out: how deep it stands in the parameters before it. */
  depth?: number
  type?: string
  required?: (typeof REQUIREMENTS)[number]
  description: TextBlock[]
}

/** What an endpoint takes or answers, where no specification says it. */
export interface ParameterTableBlock {
  _type: 'parameterTable'
  _key: string
  rows: ParameterRow[]
}

export interface DetailsBlock {
  _type: 'details'
  _key: string
  summary: string
  body: Block[]
}

export interface ImageBlock {
  _type: 'image'
  _key: string
  /** `image-<sha1>-<width>x<height>-<extension>`. */
  asset: Reference
  alt: { _type: 'localeString'; en: string; zhTW?: string }
  /** Pixels on the page; absent where it is as wide as it can be. */
  width?: number
  /** Parts of the sides, from 0 to 1. */
  crop?: { _type: 'sanity.imageCrop'; top: number; right: number; bottom: number; left: number }
  hotspot?: { _type: 'sanity.imageHotspot'; x: number; y: number; width: number; height: number }
}

export interface DividerBlock {
  _type: 'divider'
  _key: string
}

export interface OperationBlock {
  _type: 'operation'
  _key: string
  operation: Reference
  /** The page is the operation's page of the explorer. */
  explorer?: true
}

export interface ChannelBlock {
  _type: 'channel'
  _key: string
  channel: Reference
}

export interface EnumTableBlock {
  _type: 'enumTable'
  _key: string
  enum: Reference
}

export interface ErrorTableBlock {
  _type: 'errorTable'
  _key: string
  errors: Reference
}

export interface CardsBlock {
  _type: 'cards'
  _key: string
  cards: { _type: 'card'; _key: string; page: Reference; text?: string }[]
}

/** Shows every changelog entry. */
export interface ChangelogBlock {
  _type: 'changelog'
  _key: string
}

/** What an import found and no block stands for. */
export interface PlaceholderBlock {
  _type: 'placeholder'
  _key: string
  /** Of the component; `import` and `export` of MDX show readers nothing. */
  name: string
  source: string
}
