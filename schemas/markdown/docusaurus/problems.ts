import type { Definition, Node, RootContent } from 'mdast'
import type { ADMONITION_KINDS } from '../../../blocks/admonition/model.ts'

/** A difference between a file and the page that readers will see. */
export interface ImportProblem {
  file: string
  line: number
  /** `refused` prevents the import; `unplaced` leaves out this page only, which has no address here. */
  kind: 'refused' | 'unplaced' | 'lost' | 'placeholder' | 'changed'
  message: string
}

/** A link as written with its stored address; undefined without a target. */
export interface FoundLink {
  file: string
  line: number
  url: string
  address: string | undefined
}

/** The asset id of an image, its address on another site, or the reason why it is unavailable. */
export type FoundImage = { asset: string } | { href: string } | { problem: string }

/** The replacement of a component: a fold, an admonition of a kind, or the component's content. */
export type StandIn = 'details' | 'words' | (typeof ADMONITION_KINDS)[number]

/** Input, options and results of a conversion. */
export interface Reading {
  file: string
  /** The text to which node positions refer. */
  text: string
  problems: ImportProblem[]
  links: FoundLink[]
  /** The anchors that Docusaurus gives the headings, in order, with the number of repetitions. */
  slugs: Map<string, number>
  /** The same for the anchors that headings get here. */
  anchors: Map<string, number>
  /** Standalone anchors (`<a id="x"></a>`) until the next heading takes them. */
  apart: string[]
  /** Anchors without a following heading. */
  lostAnchors: string[]
  /** The text of each referenced footnote, by name. */
  footnotes: ReadonlyMap<string, string>
  /** Number of tab groups without a name so far. */
  ungrouped: { count: number }
  /** Whether the nodes are within another block, or in a single line such as a table cell. */
  inside: false | 'block' | 'line'
  /** The page's link definitions (`[name]: address`). */
  definitions: Map<string, Definition>
  /** Texts that only label a column or mark a parameter as required. */
  structural: Set<RootContent>
  /** Returns a link's stored address; undefined without a target. */
  resolveLink: (url: string) => string | undefined
  /** Returns an image; undefined where no image is allowed. */
  resolveImage: (url: string) => FoundImage | undefined
  /** Stand-ins for the site's own components, by name. */
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

/** Names of marks that plain text loses. */
const MARKS = { strong: 'bold type', emphasis: 'emphasis', delete: 'strike-through' } as const
const isMark = (type: string): type is keyof typeof MARKS => type in MARKS

/** Reports the links and marks that `words` lose as plain text. */
export function reportPlainText(
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
    if ('children' in word) reportPlainText(reading, node, word.children, place)
  }
}

/** Returns a node's source. */
export function nodeSource(reading: Reading, node: Pick<Node, 'position'>): string {
  return reading.text.slice(node.position?.start.offset, node.position?.end.offset)
}
