import type { Definition, Node, RootContent } from 'mdast'
import type { ADMONITION_KINDS } from '../../../blocks/admonition/model.ts'

/** Something of a file that readers will not see as it was written. */
export interface ImportProblem {
  file: string
  /** From 1. */
  line: number
  /** While a file is `refused`, nothing is written; a page that is `unplaced` has no address here, and is left out alone. */
  kind: 'refused' | 'unplaced' | 'lost' | 'placeholder' | 'changed'
  message: string
}

/** A link as written, and where it leads; undefined where it leads nowhere. */
export interface FoundLink {
  file: string
  /** From 1. */
  line: number
  url: string
  address: string | undefined
}

/** What an image is: the id of its asset, an address elsewhere, or why it cannot be had. */
export type FoundImage = { asset: string } | { href: string } | { problem: string }

/** What a component becomes: a fold, a note of a kind, or what it holds. */
export type StandIn = 'details' | 'words' | (typeof ADMONITION_KINDS)[number]

/** What a conversion needs to know, and what it finds. */
export interface Reading {
  file: string
  /** What positions of nodes count in. */
  text: string
  problems: ImportProblem[]
  links: FoundLink[]
  /** Anchors of the page's headings as Docusaurus has them, in order, with how often each was asked for again. */
  slugs: Map<string, number>
  /** The same for the anchors that the headings have here. */
  anchors: Map<string, number>
  /** Anchors that stand apart (`<a id="x"></a>`), until the heading below takes them. */
  apart: string[]
  /** Anchors that no heading took. */
  lostAnchors: string[]
  /** The words of each footnote that words of the page name, by its name. */
  footnotes: ReadonlyMap<string, string>
  /** Tabs without a group so far on the page. */
  ungrouped: { count: number }
  /** Whether this stands within another block, or in a line of one such as the cell of a table. */
  inside: false | 'block' | 'line'
  /** The page's `[name]: address` lines. */
  definitions: Map<string, Definition>
  /** Texts of the source that say nothing but what a column is, or whether a parameter must be sent. */
  structural: Set<RootContent>
  /** The address of a link as the lake has it; undefined where it leads nowhere. */
  resolveLink: (url: string) => string | undefined
  /** What an image is; undefined where none may stand. */
  resolveImage: (url: string) => FoundImage | undefined
  /** What a site's own components stand for, by their names. */
  components: ReadonlyMap<string, StandIn>
}

export function reportProblem(
  reading: Reading,
  node: Pick<Node, 'position'>,
  kind: ImportProblem['kind'],
  message: string,
) {
  reading.problems.push({
    file: reading.file,
    line: node.position?.start.line ?? 1,
    kind,
    message,
  })
}

/** What of words has no place where they are plain. */
const MARKS = { strong: 'bold type', emphasis: 'emphasis', delete: 'strike-through' } as const
const isMark = (type: string): type is keyof typeof MARKS => type in MARKS

/** Tells of links and marks among `words`, which will be plain in the page. */
export function notePlainWords(
  reading: Reading,
  node: Pick<Node, 'position'>,
  words: RootContent[],
  place: string,
): void {
  for (const word of words) {
    if (word.type === 'link') {
      reportProblem(
        reading,
        node,
        'changed',
        `the link in ${place} is kept as its words: "${word.url}".`,
      )
      continue
    }
    if (isMark(word.type))
      reportProblem(
        reading,
        node,
        'changed',
        `the ${MARKS[word.type]} in ${place} is left out: its words alone are kept.`,
      )
    if ('children' in word) notePlainWords(reading, node, word.children, place)
  }
}

/** The source of a node. */
export function written(reading: Reading, node: Pick<Node, 'position'>): string {
  return reading.text.slice(node.position?.start.offset, node.position?.end.offset)
}
