import type { Translation } from '../locales.ts'

/** Text or a code around text. A line feed is a line break of the text. */
export type Inline = string | Code

/** Formatting around text: emphasis, code, a link. */
export interface Code {
  /** The code as translators see it: `<strong>`, `<link href="…">`. */
  mark: string
  content: Inline[]
}

export const SEGMENT_STATES = ['initial', 'translated', 'reviewed', 'final'] as const
export type State = (typeof SEGMENT_STATES)[number]

/** The smallest translated text: a paragraph, a cell, a title. */
export interface Segment {
  /** Unique in the unit. */
  id: string
  source: Inline[]
  target?: Inline[]
  state: State
  /** True if the translation was made from an earlier English. */
  stale?: boolean
  /** Text that a splitting tool put between this segment and the next, mostly white space. */
  between?: { source: Inline[]; target: Inline[] }
}

export interface UnitNote {
  category: 'place' | 'glossary' | 'earlier-english' | 'said-above'
  text: string
}

/** A text of a document, or a block of its body. */
export interface Unit {
  /** Unique in its document, and stable as long as the text exists. */
  id: string
  notes: UnitNote[]
  segments: Segment[]
  /** Hash of the translation at the export; undefined without a translation. */
  was?: string
}

export interface File {
  /** The target language. */
  locale: Translation
  /** Published id. */
  id: string
  /** English title. */
  title: string
  units: Unit[]
  /** Number of units at the export. */
  count?: number
}
