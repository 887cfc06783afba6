import { isText } from '../../blocks/heading-style.ts'
import { pageId } from '../../schemas/ids.ts'
import type { ImportProblem } from '../../schemas/markdown/docusaurus/problems.ts'
import { translatedAnchors } from '../../schemas/markdown/docusaurus/translation.ts'
import { headingBlocks } from '../../schemas/markdown/heading-blocks.ts'
import { allBlocks } from '../../web/content/blocks/block-children.ts'
import type { ReadPage, ReadPages } from './read-pages.ts'

/**
 * Rewrites links to headings to the anchors that they have here: the English ones, also when the link names a
 * translated heading. Mutates the blocks. A link to an unknown heading leads to its page and is reported.
 */
export function rewriteAnchorLinks({ en, translated }: ReadPages): ImportProblem[] {
  const all = [...en, ...translated]
  const theirs = new Map(translated.map((page) => [page.path, page]))
  const paths = new Set(all.map(({ path }) => path))
  const ours = new Map(en.map((page) => [page.path, page]))
  const targets = new Map(
    [...paths].map((path) => [pageId(path), anchorsOf(ours.get(path), theirs.get(path))]),
  )
  for (const { page } of all) {
    for (const def of allBlocks(page.blocks)
      .filter(isText)
      .flatMap((block) => block.markDefs)) {
      if (def._type !== 'pageLink' || def.anchor === undefined) continue
      const anchor = targets.get(def.page._ref)?.get(def.anchor)
      if (anchor === undefined) delete def.anchor
      else def.anchor = anchor
    }
  }
  return all.flatMap(({ page }) =>
    page.links.flatMap(({ file, line, url, address }): ImportProblem[] => {
      const [, target, anchor] = /^page:([^#]+)#(.+)$/.exec(address ?? '') ?? []
      if (!target || !anchor || targets.get(pageId(target))?.has(anchor)) return []
      const message = `the link "${url}" leads to no heading of its page.`
      return [{ file, line, kind: 'changed', message }]
    }),
  )
}

/** Maps every name by which links of either language know a heading to its anchor. */
function anchorsOf(
  en: ReadPage | undefined,
  translated: ReadPage | undefined,
): Map<string, string> {
  const english = en?.page.blocks ?? []
  const headings = headingBlocks(english)
  const own = headings.map(({ anchor = '' }) => anchor)
  const theirs = translated ? translatedAnchors(english, translated.page.blocks) : []
  const known = new Map<string, string>()
  const add = (name: string | undefined, anchor: string) => {
    if (name && !known.has(name)) known.set(name, anchor)
  }
  for (const [index, anchor] of own.entries()) {
    add(en?.page.slugs[index], anchor)
    add(anchor, anchor)
    for (const former of headings[index]?.aliases ?? []) add(former, anchor)
  }
  for (const [index, anchor] of theirs.entries()) {
    add(translated?.page.slugs[index], anchor)
    add(anchor, anchor)
  }
  return known
}
