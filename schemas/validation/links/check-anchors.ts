import { withAnchors } from '../../heading-anchors.ts'
import { publishedIdOf } from '../../ids.ts'
import type { BlockLike } from '../headings-in.ts'
import type { QueryClient } from '../memoise.ts'
import type { Problem } from '../problem.ts'
import { anchoredLinks, deadAnchors } from './dead-anchors.ts'
import { type LinkTarget, linkTargets } from './link-targets.ts'

/**
 * Reports links of a body to anchors that do not exist. Links to the page itself are checked against its current
 * English, others against the published pages.
 */
export async function checkAnchors(
  client: QueryClient,
  blocks: readonly BlockLike[],
  own: { id: string; english: readonly BlockLike[] },
): Promise<Problem[]> {
  const links = anchoredLinks(blocks)
  if (links.length === 0) return []
  const targets = await linkTargets(
    client,
    links.map(({ to }) => to),
  )
  const id = publishedIdOf(own.id)
  const published = targets.get(id)
  const before = published?.en ?? []
  const here: LinkTarget = {
    _id: id,
    title: published?.title ?? null,
    en: [...withAnchors({ en: own.english }, { en: before }).en, ...before],
  }
  return deadAnchors(links, new Map([...targets, [id, here]]))
}
