import type { Problem } from '../../schemas/markdown/docusaurus/problems.ts'
import type { ReadPage } from './read-pages.ts'

/** Links of `pages` to headings that the English page has not; they lead to the page. */
export function missingAnchors(pages: ReadPage[], english: ReadPage[]): Problem[] {
  const anchors = new Map(
    english.map(({ path, page }) => [
      path,
      new Set(page.blocks.flatMap((block) => (block._type === 'heading' ? [block.anchor] : []))),
    ]),
  )
  return pages.flatMap(({ source, page }) =>
    page.links.flatMap(({ line, url, address }): Problem[] => {
      const [, target, anchor] = /^page:([^#]+)(?:#(.+))?$/.exec(address ?? '') ?? []
      const wanted = /#./.test(url)
      if (!target || !wanted || (anchor && anchors.get(target)?.has(anchor))) return []
      const message = `the link "${url}" leads to no heading of its page.`
      return [{ file: source.file, line, kind: 'changed', message }]
    }),
  )
}
