import { pageId } from '../../schemas/ids.ts'
import type { Block, TextBlock } from '../../schemas/markdown/blocks.ts'
import type { Problem } from '../../schemas/markdown/docusaurus/problems.ts'
import type { ReadPage, ReadPages } from './read-pages.ts'

/**
 * Leads links to headings by the anchors that these have here: the English ones, also where the
 * link names a translated heading. Changes the blocks. A link to no heading leads to its page, and
 * is told.
 */
export function settleAnchors({ en, translated }: ReadPages): Problem[] {
  const all = [...en, ...translated]
  const targets = new Map(en.map((page) => [pageId(page.path), englishAnchors(page, translated)]))
  for (const { page } of all) {
    for (const def of page.blocks.flatMap(texts).flatMap((block) => block.markDefs)) {
      if (def._type !== 'pageLink' || def.anchor === undefined) continue
      const anchor = targets.get(def.page._ref)?.get(def.anchor)
      if (anchor === undefined) delete def.anchor
      else def.anchor = anchor
    }
  }
  return all.flatMap(({ source, page }) =>
    page.links.flatMap(({ line, url, address }): Problem[] => {
      const [, target, anchor] = /^page:([^#]+)#(.+)$/.exec(address ?? '') ?? []
      if (!target || !anchor || targets.get(pageId(target))?.has(anchor)) return []
      const message = `the link "${url}" leads to no heading of its page.`
      return [{ file: source.file, line, kind: 'changed', message }]
    }),
  )
}

/** The anchor of each heading, by all names under which links of either language know it. */
function englishAnchors({ path, page }: ReadPage, translated: ReadPage[]): Map<string, string> {
  const anchors = page.blocks.flatMap((block) => (block._type === 'heading' ? [block.anchor] : []))
  const theirs = translated.find((one) => one.path === path)?.page.slugs ?? []
  const known = new Map<string, string>()
  for (const [index, anchor] of anchors.entries()) {
    const names = [page.slugs[index], theirs.length === anchors.length && theirs[index], anchor]
    for (const name of names) if (name && !known.has(name)) known.set(name, anchor)
  }
  return known
}

/** The texts of a block, those within it as well. */
function texts(block: Block): TextBlock[] {
  switch (block._type) {
    case 'block':
      return [block]
    case 'admonition':
    case 'details':
      return block.body.flatMap(texts)
    case 'tabs':
      return block.tabs.flatMap((tab) => tab.body.flatMap(texts))
    case 'table':
      return block.rows.flatMap((row) => row.cells.flatMap((cell) => cell.content))
    case 'parameterTable':
      return block.rows.flatMap((row) => [...row.name, ...row.description])
    default:
      return []
  }
}
