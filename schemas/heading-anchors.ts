import { mapParts } from '../blocks/inner-blocks.ts'
import { localeFields } from './locales.ts'
import { anchorFrom, freeAnchor } from './validation/anchor.ts'
import { asBlocks } from './validation/body/as-blocks.ts'
import { type BlockLike, type FoundHeading, headingsIn } from './validation/headings-in.ts'

/** The properties of a heading that links use. */
type Named = Pick<BlockLike, 'anchor' | 'aliases'>
type Names = Map<BlockLike, Named>

/**
 * Returns a page's body, by language, in which each heading has a unique anchor; the same body if all have one. A
 * heading keeps its anchor. A heading that lost it, for example when it was cut and pasted, gets the anchor of the
 * heading in `before` (as published) with the same key or text. Other anchors are derived from the text. A translated
 * heading has the anchor of the English heading with its key.
 */
export function withAnchors<Body extends object>(body: Body, before: object = {}): Body {
  const [english = 'en', ...others] = localeFields
  const taken = new Map<string, number>()
  const names: Names = new Map()
  const main = headingsIn(blocksOf(body, english))
  name(main, headingsIn(blocksOf(before, english)), taken, names)
  const anchors = new Map<string, string>()
  for (const { block } of main) {
    const anchor = names.get(block)?.anchor ?? block.anchor
    if (anchor && !anchors.has(block._key)) anchors.set(block._key, anchor)
  }
  for (const field of others) {
    const own = headingsIn(blocksOf(body, field))
    for (const { block } of own) rename(block, anchors.get(block._key), taken, names)
    const alone = own.filter(({ block }) => !anchors.has(block._key))
    name(alone, headingsIn(blocksOf(before, field)), new Map(taken), names)
  }
  if (names.size === 0) return body
  const named = localeFields.flatMap((field) => {
    const list = listOf(body, field)
    // A draft may contain items that are no blocks.
    const put = (item: unknown) => asBlocks([item]).map((block) => inPlace(block, names))[0] ?? item
    return list.length > 0 ? [[field, list.map(put)] as const] : []
  })
  return { ...body, ...Object.fromEntries(named) }
}

function listOf(body: object, field: string): unknown[] {
  const list: unknown = new Map(Object.entries(body)).get(field)
  return Array.isArray(list) ? list : []
}

const unique = (names: readonly string[]): string[] => [...new Set(names)]

const blocksOf = (body: object, field: string) => asBlocks(listOf(body, field))

/** Stores the new anchors and aliases of one language's headings in `names`, and marks them as taken. */
function name(
  headings: readonly FoundHeading[],
  before: readonly FoundHeading[],
  taken: Map<string, number>,
  names: Names,
): void {
  const known = new Map(before.map((one) => [one.block._key, one.block]))
  const owners = ownersOf(headings, known, taken)
  const kept = new Set(owners.values())
  const claim = ({ anchor, aliases }: Named) => {
    for (const one of [anchor ?? '', ...(aliases ?? [])]) if (!taken.has(one)) taken.set(one, 0)
  }
  for (const block of kept) claim(block)
  /** A part of a split heading may also carry the former anchors, which remain with the original. */
  const give = (block: BlockLike, anchor: string, more: BlockLike['aliases'] = []) => {
    const aliases = unique([...(block.aliases ?? []), ...more]).filter((one) => !taken.has(one))
    const own = { anchor, ...(aliases.length > 0 && { aliases }) }
    claim(own)
    names.set(block, own)
  }
  let left = headings.filter(({ block }) => !kept.has(block))
  const restore = (formerOf: (heading: FoundHeading) => BlockLike | undefined) => {
    left = left.filter((heading) => {
      const former = formerOf(heading)
      if (!former?.anchor || taken.has(former.anchor)) return true
      const { anchor } = former
      give(heading.block, anchor, former.aliases)
      return false
    })
  }
  restore(({ block }) => known.get(block._key))
  restore(
    ({ text }) =>
      before.find((one) => one.text === text && one.block.anchor && !taken.has(one.block.anchor))
        ?.block,
  )
  for (const { block, text } of left) {
    const place = headings.findIndex((one) => one.block === block) + 1
    give(block, freeAnchor(taken, anchorFrom(text) || `section-${place}`))
  }
}

/** Returns the owner of each anchor that several headings have: the published heading, or else the first. */
function ownersOf(
  headings: readonly FoundHeading[],
  known: ReadonlyMap<string, BlockLike>,
  taken: ReadonlyMap<string, number>,
): Map<string, BlockLike> {
  const owners = new Map<string, BlockLike>()
  for (const { block } of headings) {
    const { anchor } = block
    if (!anchor || taken.has(anchor)) continue
    const isKnown = ({ _key }: BlockLike) => known.get(_key)?.anchor === anchor
    const owner = owners.get(anchor)
    if (!owner || (isKnown(block) && !isKnown(owner))) owners.set(anchor, block)
  }
  return owners
}

/** Sets a translated heading's anchor to the English one; its own, which links may use, becomes an alias. */
function rename(
  block: BlockLike,
  anchor: string | undefined,
  taken: ReadonlyMap<string, number>,
  names: Names,
): void {
  if (!anchor || block.anchor === anchor) return
  const own = block.anchor && !taken.has(block.anchor) ? [block.anchor] : []
  const aliases = unique([...(block.aliases ?? []), ...own])
  names.set(block, { anchor, ...(aliases.length > 0 && { aliases }) })
}

function inPlace(block: BlockLike, names: Names): BlockLike {
  const own = names.get(block)
  if (own) {
    const { aliases: _, ...rest } = block
    return { ...rest, ...own }
  }
  if (!headingsIn([block]).some((inside) => names.has(inside.block))) return block
  return mapParts<BlockLike>(block, (part) => ({
    ...part,
    body: part.body.map((inside) => inPlace(inside, names)),
  }))
}
