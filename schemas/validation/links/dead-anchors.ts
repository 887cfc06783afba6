import type { BlockLike } from '../headings-in.ts'
import { nearest } from '../nearest.ts'
import type { Problem } from '../problem.ts'
import { markedText, textsIn } from '../texts-in.ts'
import type { LinkTarget } from './link-targets.ts'
import { hasAnchor, headingAnchors } from './page-anchors.ts'

/** Maximum number of headings that a message lists. */
const NAMED = 6

export interface PageLink {
  to: string
  anchor: string
  words: string
  path: Problem['path']
}

/** Returns the links of a body that have an anchor. */
export function anchoredLinks(blocks: readonly BlockLike[]): PageLink[] {
  return blocks.flatMap((block) =>
    textsIn(block).flatMap((text) =>
      text.markDefs.flatMap(({ _key, anchor, page }) =>
        anchor && page
          ? [
              {
                to: page._ref,
                anchor,
                words: markedText(text, _key),
                path: [...text.path, 'markDefs', { _key }, 'anchor'],
              },
            ]
          : [],
      ),
    ),
  )
}

/** Reports links to a missing heading; a missing page is reported by its reference. */
export function deadAnchors(
  links: readonly PageLink[],
  targets: ReadonlyMap<string, Pick<LinkTarget, 'title' | 'en'>>,
): Problem[] {
  return links.flatMap(({ to, anchor, words, path }): Problem[] => {
    const target = targets.get(to)
    if (!target || hasAnchor(target.en ?? [], anchor)) return []
    const anchors = headingAnchors(target.en ?? []).filter(Boolean)
    const meant = nearest(anchor, anchors)
    const choice = meant
      ? `Did you mean “${meant}”?`
      : anchors.length === 0
        ? 'It has no headings: leave the anchor out.'
        : `It has ${anchors
            .slice(0, NAMED)
            .map((one) => `“${one}”`)
            .join(', ')}${anchors.length > NAMED ? ' …' : ''}.`
    const message = `The heading is not on the page: “${words}” asks for “${anchor}” on ${target.title ? `“${target.title}”` : to}, and readers land at its top. ${choice}`
    return [{ message, path }]
  })
}
