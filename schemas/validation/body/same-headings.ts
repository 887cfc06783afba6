import { type BlockLike, headingsIn } from '../headings-in.ts'
import type { Problem } from '../problem.ts'

/** Reports equal headings within a section, which a table of contents cannot distinguish. */
export function sameHeadings(blocks: readonly BlockLike[] | undefined): Problem[] {
  const seen = new Set<string>()
  const above: string[] = []
  return headingsIn(blocks).flatMap(({ level, text, path }) => {
    above.length = Math.max(0, level - 2)
    const place = [...above, text.trim().toLowerCase()].join('\n')
    above[level - 2] = text
    if (text.trim() === '' || !seen.has(place)) {
      seen.add(place)
      return []
    }
    return [
      {
        message: `Two headings of one section are alike: “${text}”. Word one differently, so that readers can tell them apart in the table of contents.`,
        path,
      },
    ]
  })
}
