import type { Mutation } from '@sanity/client'
import { draftIdOf, publishedIdOf } from '../ids.ts'
import { isRecord } from '../is-record.ts'
import { sameValue } from '../same-value.ts'
import { assertRevision } from './assert-revision.ts'
import { referenceLocations } from './reference-locations.ts'
import { contentAs, ownFields, refOf, type Stored } from './stored.ts'
import { strengthenReferences } from './strengthen-references.ts'

/** A sidebar whose draft refers to pages that were never published. */
export interface ChangedSidebar {
  draft: Stored
  /** Undefined if the sidebar was never published. */
  published: Stored | undefined
  review: Stored | undefined
  /** Whether the sidebar's texts need an approval before they are published. */
  reviewed: boolean
}

export interface EntriesPlan {
  mutations: Mutation[]
  /** Sidebars to which entries are added. */
  added: NamedSidebar[]
  /** Sidebars with entries that are not added yet, because a category or label needs a review. */
  withheld: NamedSidebar[]
}

export interface NamedSidebar {
  id: string
  title: string
  /** Whether the draft keeps unpublished changes. */
  hasMore: boolean
}

type Item = Record<string, unknown>
/** The categories of an entry from the top down, then the entry. */
type Chain = readonly Item[]

const itemsOf = (holder: Record<string, unknown>): Item[] =>
  Array.isArray(holder['items']) ? holder['items'].filter(isRecord) : []

const isEntryOf = (item: Item, pages: ReadonlySet<string>): boolean =>
  item['_type'] === 'sidebarPage' && pages.has(refOf(item['page']) ?? '')

/**
 * Plans the mutations that add `pages` to their sidebars with their first publish: each entry at its position in the
 * draft, as far as the published sidebar has it, and no other change. A draft without other changes is deleted.
 */
export function planEntries(
  sidebars: readonly ChangedSidebar[],
  pages: ReadonlySet<string>,
): EntriesPlan {
  const plan: EntriesPlan = { mutations: [], added: [], withheld: [] }
  for (const sidebar of sidebars) {
    const { draft, published, review } = sidebar
    if (!published) continue
    const id = publishedIdOf(draft._id)
    const title = sidebarTitle(published)
    const chains = chainsTo(itemsOf(draft), pages).filter(
      (chain) => referenceLocations(published, refOf(chain.at(-1)?.['page']) ?? '').length === 0,
    )
    const free = chains.filter((chain) => !sidebar.reviewed || !bringsWords(chain, published))
    if (free.length < chains.length) plan.withheld.push({ id, title, hasMore: true })
    if (free.length === 0) continue
    const items = free.reduce<Item[]>(
      (all, chain) => withChain(all, itemsOf(draft), chain),
      itemsOf(published),
    )
    const after = { ...published, items }
    const hasMore = !sameValue(ownFields(after), strengthenReferences(ownFields(draft)))
    plan.added.push({ id, title, hasMore })
    plan.mutations.push(assertRevision(published), { createOrReplace: contentAs(id, after) })
    if (!hasMore)
      plan.mutations.push(
        assertRevision(draft),
        { delete: { id: draftIdOf(id) } },
        ...(review ? [{ delete: { id: review._id } }] : []),
      )
  }
  return plan
}

/** Returns a sidebar's English title, or its published id if it has none. */
export function sidebarTitle({ _id, title }: Stored): string {
  const english = isRecord(title) ? title['en'] : undefined
  return typeof english === 'string' && english !== '' ? english : publishedIdOf(_id)
}

/** Returns the chains to the entries of `pages` at all depths. */
function chainsTo(items: readonly Item[], pages: ReadonlySet<string>): Chain[] {
  return items.flatMap((item): Chain[] =>
    isEntryOf(item, pages)
      ? [[item]]
      : chainsTo(itemsOf(item), pages).map((chain) => [item, ...chain]),
  )
}

/** Whether an entry would publish texts beyond the page's own title: a label, or a category. */
function bringsWords(chain: Chain, published: Stored): boolean {
  const holder = chain.at(-2)
  return (
    chain.at(-1)?.['label'] !== undefined ||
    (holder !== undefined && !inside(itemsOf(published), holder, (own) => own))
  )
}

/** Adds the chain's entry to the deepest of its categories that exists in `items`. */
function withChain(items: Item[], siblings: readonly Item[], chain: Chain): Item[] {
  for (let depth = chain.length - 2; depth >= 0; depth--) {
    const category = chain[depth]
    const changed =
      category &&
      inside(items, category, (own) => beside(own, itemsOf(category), chain.slice(depth + 1)))
    if (changed) return changed
  }
  return beside(items, siblings, chain)
}

/** Applies `change` to the items of `category` at any depth; returns undefined if it does not exist. */
function inside(
  items: readonly Item[],
  category: Item,
  change: (own: Item[]) => Item[],
): Item[] | undefined {
  for (const [index, item] of items.entries()) {
    const same = item['_key'] === category['_key'] && item['_type'] === category['_type']
    const own = same ? change(itemsOf(item)) : inside(itemsOf(item), category, change)
    if (own) return items.with(index, { ...item, items: own })
  }
  return undefined
}

/** Inserts the chain behind the nearest preceding sibling in the draft that exists in `items`. */
function beside(items: readonly Item[], siblings: readonly Item[], chain: Chain): Item[] {
  const [first] = chain
  if (!first) return [...items]
  const place = siblings.findIndex(({ _key }) => _key === first['_key'])
  const before = siblings
    .slice(0, place)
    .findLast(({ _key }) => items.some((item) => item['_key'] === _key))
  const index = items.findIndex(({ _key }) => before && _key === before['_key'])
  return items.toSpliced(index + 1, 0, alone(chain))
}

/** Returns the entry within its categories, which contain nothing else. */
function alone([first, ...rest]: Chain): Item {
  const item = rest.length === 0 ? first : { ...first, items: [alone(rest)] }
  return strengthenReferences(item ?? {})
}
