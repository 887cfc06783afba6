import type { KindOf, OfKind } from './by-kind.ts'
import type { Block } from './lists/model.ts'

/** A field of parts, such as tabs, each with a body. */
type PartField<B> = {
  [F in keyof B]-?: B[F] extends readonly { body: Block[] }[] ? F : never
}[keyof B]

interface BlockKind {
  /** Name for translators; undefined for a kind without text, which is stored in English only. */
  words?: string
  /** Whether the kind may be nested in an admonition, fold or tab. */
  inner: boolean
  /** Whether a translation only replaces texts, and takes everything else from the English. */
  sharesStructure?: true
}

/** Requires `parts` for a kind whose parts have bodies, and forbids it for others. */
type Parts<B> = [PartField<B>] extends [never] ? { parts?: never } : { parts: PartField<B> }

/** All block kinds, most used first: the types, and headings, which are text with a heading style. */
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

/** A block without text to translate. */
export type WordlessBlock = OfKind<
  Block,
  { [K in keyof Kinds]: Kinds[K] extends { words: string } ? never : K }[keyof Kinds]
>

const kinds: [string, BlockKind][] = Object.entries(blockKinds)
const ofType = kinds.filter(([name]) => name !== ('heading' satisfies keyof Kinds))
const named = (is: (kind: BlockKind) => boolean): string[] =>
  ofType.flatMap(([type, kind]) => (is(kind) ? [type] : []))

type PartsField = Extract<Kinds[keyof Kinds], { parts: string }>['parts']

/** The fields of parts with bodies. */
export const partFields: readonly PartsField[] = Object.values(blockKinds).flatMap((kind) =>
  'parts' in kind ? [kind.parts] : [],
)

/** Whether a translation of this kind only replaces texts. */
export const sharesStructure = (type: Block['_type']): boolean =>
  'sharesStructure' in blockKinds[type]

export const blockTypes = named(() => true)
/** Kinds with text. */
export const wordedTypes = named(({ words }) => words !== undefined)
/** Kinds without text. */
export const wordlessTypes = named(({ words }) => words === undefined)
/** Kinds that may be nested in another block. */
export const innerTypes = named(({ inner }) => inner)
