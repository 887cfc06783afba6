import type { KindOf, OfKind } from './by-kind.ts'
import type { Block } from './lists/model.ts'

/** A field of parts, such as tabs, that have a body each. */
type PartField<B> = {
  [F in keyof B]-?: B[F] extends readonly { body: Block[] }[] ? F : never
}[keyof B]

interface BlockKind {
  /** What translators call it; absent where it has no words, and so is once, in English. */
  words?: string
  /** Whether a note, a fold or a tab may hold it. */
  inner: boolean
  /** A translation says its words alone: all else is taken from the English. */
  sharesStructure?: true
}

/** `parts` is said of a kind whose parts have bodies, and of no other. */
type Parts<B> = [PartField<B>] extends [never] ? { parts?: never } : { parts: PartField<B> }

/** Every kind of block, in the order in which writers reach for it: its type, and headings, which are text of a style. */
export const blockKinds = {
  block: { words: 'Paragraph', inner: true },
  heading: { words: 'Heading', inner: true },
  admonition: { words: 'Note', inner: true },
  codeBlock: { inner: true },
  tabs: { words: 'Tabs', inner: true, parts: 'tabs' },
  steps: { words: 'Steps', inner: true, parts: 'steps' },
  table: { words: 'Table', inner: true },
  parameterTable: { words: 'Parameters', inner: true },
  image: { inner: true },
  diagram: { words: 'Diagram', inner: true, sharesStructure: true },
  details: { words: 'Fold', inner: true },
  operation: { inner: false },
  channel: { inner: false },
  enumTable: { inner: true },
  errorTable: { inner: true },
  cards: { words: 'Cards', inner: false },
  changelog: { inner: false },
  divider: { inner: false },
  placeholder: { inner: true },
} as const satisfies { [K in KindOf<Block>]: BlockKind & Parts<OfKind<Block, K>> }

type Kinds = typeof blockKinds

/** A block that has no words to translate. */
export type WordlessBlock = OfKind<
  Block,
  { [K in keyof Kinds]: Kinds[K] extends { words: string } ? never : K }[keyof Kinds]
>

const kinds: [string, BlockKind][] = Object.entries(blockKinds)
const ofType = kinds.filter(([name]) => name !== ('heading' satisfies keyof Kinds))
const named = (is: (kind: BlockKind) => boolean): string[] =>
  ofType.flatMap(([type, kind]) => (is(kind) ? [type] : []))

type PartsField = Extract<Kinds[keyof Kinds], { parts: string }>['parts']

/** The fields of parts that have a body each. */
export const partFields: readonly PartsField[] = Object.values(blockKinds).flatMap((kind) =>
  'parts' in kind ? [kind.parts] : [],
)

/** Whether a translation of such a block says its words alone. */
export const sharesStructure = (type: Block['_type']): boolean =>
  'sharesStructure' in blockKinds[type]

/** The names of all types. */
export const blockTypes = named(() => true)
/** Those with words. */
export const wordedTypes = named(({ words }) => words !== undefined)
/** Those without. */
export const wordlessTypes = named(({ words }) => words === undefined)
/** Those that may be inside another block. */
export const innerTypes = named(({ inner }) => inner)
