import type { Translation } from '../locales.ts'

/** Words with codes around some of them. A line feed is a line break of the text. */
export type Inline = string | Code

/** What is around words: emphasis, code, a link. */
export interface Code {
  /** What the code is, as it is shown to translators: `<strong>`, `<link href="…">`. */
  mark: string
  content: Inline[]
}

export const SEGMENT_STATES = ['initial', 'translated', 'reviewed', 'final'] as const
export type State = (typeof SEGMENT_STATES)[number]

/** What a translator translates at once: a paragraph, a cell, a title. */
export interface Segment {
  /** Unique in the unit. */
  id: string
  source: Inline[]
  target?: Inline[]
  state: State
  /** The translation was made of an earlier English. */
  stale?: boolean
  /** What a tool that splits segments put between this one and the next: blanks, mostly. */
  between?: { source: Inline[]; target: Inline[] }
}

export interface UnitNote {
  category: 'place' | 'glossary' | 'earlier-english' | 'said-above'
  text: string
}

/** A text of a document, or a block of its body. */
export interface Unit {
  /** Unique in its document, and the same as long as the text is there. */
  id: string
  notes: UnitNote[]
  segments: Segment[]
  /** Hash of the translation as it was exported; absent where there was none. */
  was?: string
}

/** A document of the lake. */
export interface File {
  /** What it is translated into. */
  locale: Translation
  /** The document's published id. */
  id: string
  /** Its title in English. */
  title: string
  units: Unit[]
  /** How many units the export had. */
  count?: number
}
