import { withAnchors } from '../../heading-anchors.ts'
import { publishedIdOf } from '../../ids.ts'
import type { BlockLike } from '../headings-in.ts'
import type { QueryClient } from '../memoise.ts'
import type { Problem } from '../problem.ts'
import { type IncomingLink, incomingLinks } from './incoming-links.ts'
import { linkTargets } from './link-targets.ts'
import { headingAnchors } from './page-anchors.ts'

/** Maximum number of documents that a message lists. */
const NAMED = 4

/**
 * Reports anchors to which readers' links lead, and which the English of a page no longer has as an anchor or alias.
 */
export async function checkLostAnchors(
  client: QueryClient,
  english: readonly BlockLike[],
  documentId: string,
): Promise<Problem[]> {
  const id = publishedIdOf(documentId)
  const published = (await linkTargets(client, [id])).get(id)
  const before = published?.en ?? []
  const kept = new Set(headingAnchors(withAnchors({ en: english }, { en: before }).en))
  const lost = headingAnchors(before).filter((anchor) => anchor && !kept.has(anchor))
  if (lost.length === 0) return []
  return lostAnchors(lost, await incomingLinks(client, [id]))
}

/** Returns a problem for each lost anchor with incoming links. */
export function lostAnchors(lost: readonly string[], links: readonly IncomingLink[]): Problem[] {
  return lost.flatMap((anchor) => {
    const sources = links.filter((link) => link.anchor === anchor).map(({ from }) => from)
    if (sources.length === 0) return []
    const more = sources.length > NAMED ? ` and ${sources.length - NAMED} more` : ''
    const named = sources.slice(0, NAMED).join(', ')
    const message = `No heading has the anchor “${anchor}” any more, and ${named}${more} lead there: readers would land at the top of the page. Change those links first, or give the section its heading back.`
    return [{ message, path: [] }]
  })
}
