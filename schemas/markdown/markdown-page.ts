import type { Nodes } from 'mdast'
import { innerBlocks } from '../../blocks/inner-blocks.ts'
import type { Block } from '../../blocks/lists/model.ts'
import { isStandIn, STAND_INS } from './fence-languages.ts'
import { type FrontMatter, frontMatter } from './front-matter.ts'
import { headingBlocks } from './heading-blocks.ts'
import { parseMarkdown } from './parse.ts'
import { type MarkdownSource, markdownError } from './source.ts'
import { toBlocks } from './to-blocks.ts'
import { translatedBlocks } from './translation.ts'

/** Throws, with file and line, for a paragraph that other Markdown parsers read as a link definition. */
function refuseDefinitions(source: MarkdownSource, node: Nodes): void {
  if (!('children' in node)) return
  const [first] = node.children
  if (
    node.type === 'paragraph' &&
    first?.type === 'text' &&
    isDefinition(source.text.slice(first.position?.start.offset))
  )
    throw markdownError(
      source,
      first,
      'a page has no link definitions: write [words](address) where the link stands, or \\[ for a bracket.',
    )
  for (const child of node.children) refuseDefinitions(source, child)
}

const isDefinition = (text: string) => /^\[[^\]]+\]:/.test(text)

export interface MarkdownPage {
  frontMatter: FrontMatter
  blocks: Block[]
}

export interface EnglishPage extends MarkdownPage {
  frontMatter: FrontMatter & { title: string }
}

/** Converts an English page's Markdown to front matter and Portable Text. */
export function englishPage(source: MarkdownSource): EnglishPage {
  const page = convert(source)
  const { title } = page.frontMatter
  if (title === undefined)
    throw new Error(`${source.file}: front matter: "title" is missing. Write title: The words.`)
  if (hasSameFence(page.blocks)) {
    throw new Error(
      `${source.file}: a fence of the language ${STAND_INS.map((name) => `"${name}"`).join(' or ')} belongs in translations only.`,
    )
  }
  return { ...page, frontMatter: { ...page.frontMatter, title } }
}

/** Converts the translation of `english`: only blocks with text, each with the key of its English block. */
export function translatedPage(
  source: MarkdownSource,
  english: Pick<MarkdownPage, 'blocks'>,
  englishFile: string,
): MarkdownPage {
  const page = convert(source)
  const files = { en: englishFile, translated: source.file }
  return { ...page, blocks: translatedBlocks(english.blocks, page.blocks, files) }
}

function convert(source: MarkdownSource): MarkdownPage {
  const root = parseMarkdown(source.text)
  refuseDefinitions(source, root)
  const page = { frontMatter: frontMatter(source, root), blocks: toBlocks(source, root.children) }
  const seen = new Set<string>()
  for (const { anchor = '' } of headingBlocks(page.blocks)) {
    if (seen.has(anchor)) {
      throw new Error(`${source.file}: two headings have the anchor #${anchor}.`)
    }
    seen.add(anchor)
  }
  return page
}

function hasSameFence(blocks: Block[]): boolean {
  return blocks.some((block) =>
    block._type === 'codeBlock' ? isStandIn(block.language) : hasSameFence(innerBlocks(block)),
  )
}
