import type { Definition, Root, RootContent } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import type { Block } from '../../../blocks/lists/model.ts'
import { toBlocks } from '../to-blocks.ts'
import { flow } from './flow.ts'
import { footnotes } from './footnotes.ts'
import { type DocusaurusFrontMatter, docusaurusFrontMatter, unknownKeys } from './front-matter.ts'
import { inline } from './inline.ts'
import { reportLeftOut } from './left-out.ts'
import { lostWords } from './lost-words.ts'
import { assertShallow } from './nest-elements.ts'
import { parseDocusaurus } from './parse.ts'
import {
  type FoundImage,
  type FoundLink,
  type ImportProblem,
  type Reading,
  reportProblem,
  type StandIn,
} from './problems.ts'

export interface DocusaurusFile {
  /** The file's name in messages. */
  file: string
  text: string
  frontMatter: DocusaurusFrontMatter
}

export interface DocusaurusPage {
  title: string | undefined
  blocks: Block[]
  problems: ImportProblem[]
  links: FoundLink[]
  /** The anchors that Docusaurus gives the headings, in order. */
  slugs: string[]
  /** The first line (from 1) of each block, by key. */
  lines: Map<string, number>
}

/** Reads a file's front matter; throws if it is invalid. */
export function readDocusaurus(file: string, text: string): DocusaurusFile {
  const [head = ''] = /^\uFEFF?---[ \t]*\r?\n.*?\n---[ \t]*(?=\r?\n|$)/s.exec(text) ?? []
  return { file, text, frontMatter: docusaurusFrontMatter(parseDocusaurus(head).root) }
}

/**
 * Converts a Docusaurus page to Portable Text. Block keys derive from `path`. `resolveLink` returns the stored address:
 * `page:path#anchor`, `#anchor` or one with a scheme; undefined without a target. `resolveImage` returns the image, or
 * undefined to keep its source. `components` maps the site's own components to stand-ins. `problems` lists differences
 * from the source. Throws for unreasonably deep nesting.
 */
export function docusaurusPage(
  source: DocusaurusFile,
  path: string,
  resolveLink: (url: string) => string | undefined,
  resolveImage: (url: string) => FoundImage | undefined = () => undefined,
  components: ReadonlyMap<string, StandIn> = new Map(),
): DocusaurusPage {
  const { root, text } = parseDocusaurus(source.text)
  assertShallow(root)
  const reading = newReading(
    { file: source.file, text, resolveLink, resolveImage, components },
    root.children,
  )
  for (const key of unknownKeys(source.frontMatter)) {
    reportProblem(
      reading,
      root,
      'changed',
      `the front matter's "${key}" means nothing here and is kept as it is.`,
    )
  }
  reportLeftOut(reading, root.children)
  const { title, rest } = takeTitle(reading, root, source.frontMatter)
  const { blocks, lines } = readBlocks(reading, rest, path)
  const [anchor] = reading.lostAnchors
  if (anchor !== undefined) {
    const message = `headings and rows of tables alone have anchors here: ${reading.lostAnchors.length} others are left out, "${anchor}" first.`
    reportProblem(reading, root, 'changed', message)
  }
  return {
    title: source.frontMatter.title ?? title,
    blocks,
    problems: reading.problems,
    links: reading.links,
    slugs: [...reading.slugs.keys()],
    lines,
  }
}

type Source = Pick<Reading, 'file' | 'text' | 'resolveLink' | 'resolveImage'> &
  Partial<Pick<Reading, 'components'>>

/** Returns the initial state of a conversion of `nodes`. */
export const newReading = (source: Source, nodes: readonly RootContent[]): Reading => ({
  components: new Map(),
  ...source,
  problems: [],
  slugs: new Map(),
  anchors: new Map(),
  apart: [],
  lostAnchors: [],
  footnotes: footnotes(nodes),
  ungrouped: { count: 0 },
  inside: false,
  definitions: definitions(nodes),
  links: [],
  structural: new Set(),
})

/** Converts nodes to blocks and returns their lines; lost words are added to the problems. */
export function readBlocks(
  reading: Reading,
  nodes: RootContent[],
  page: string,
): { blocks: Block[]; lines: Map<string, number> } {
  const { file, text } = reading
  const lines = new Map<string, number>()
  const blocks = toBlocks({ file, page, text, lines }, flow(reading, nodes))
  for (const { line, word } of lostWords(nodes, blocks, reading.structural)) {
    reading.problems.push({ file, line, kind: 'lost', message: `"${word}" is not in the page.` })
  }
  return { blocks, lines }
}

/** Takes the title from a first heading of level 1 if the front matter has none, and removes that heading. */
function takeTitle(
  reading: Reading,
  root: Root,
  frontMatter: DocusaurusFrontMatter,
): { title: string | undefined; rest: RootContent[] } {
  const index = root.children.findIndex((node) => node.type === 'heading')
  const heading = root.children[index]
  if (heading?.type !== 'heading' || heading.depth !== 1) {
    return { title: undefined, rest: root.children }
  }
  const title = plainText(inline(reading, heading.children)).replace(/(?<!\s)\s*\{#[^{}]+\}$/, '')
  const other = frontMatter.title
  // A heading that differs from the title remains in the page.
  if (other !== undefined && other !== title) return { title: other, rest: root.children }
  return { title, rest: root.children.filter((node) => node !== heading) }
}

function definitions(nodes: readonly RootContent[]): Map<string, Definition> {
  const all = nodes.filter((node): node is Definition => node.type === 'definition')
  return new Map(all.map((node) => [node.identifier, node]))
}
