import type { Mutation } from '@sanity/client'
import { draftIdOf, publishedIdOf } from '../ids.ts'
import { isRecord } from '../is-record.ts'
import { sameValue } from '../same-value.ts'
import { assertRevision } from './assert-revision.ts'
import { referenceLocations } from './reference-locations.ts'
import { contentAs, ownFields, refOf, type Stored } from './stored.ts'
import { strengthenReferences } from './strengthen-references.ts'

/** A sidebar of which the draft names pages that readers have not seen. */
export interface ChangedSidebar {
  draft: Stored
  /** Undefined where readers have not seen the sidebar either. */
  published: Stored | undefined
  review: Stored | undefined
  /** Whether words in it are published only after somebody approved them. */
  reviewed: boolean
}

export interface EntriesPlan {
  mutations: Mutation[]
  /** Sidebars in which the pages are from now on. */
  added: NamedSidebar[]
  /** Those in which a page is not yet: what holds its entry has words that wait for a review. */
  withheld: NamedSidebar[]
}

export interface NamedSidebar {
  /** Published id. */
  id: string
  /** In English. */
  title: string
  /** Whether something of its draft stays unpublished. */
  hasMore: boolean
}

type Item = Record<string, unknown>
/** An entry, behind the categories that hold it from the top down. */
type Chain = readonly Item[]

const itemsOf = (holder: Record<string, unknown>): Item[] =>
  Array.isArray(holder['items']) ? holder['items'].filter(isRecord) : []

const isEntryOf = (item: Item, pages: ReadonlySet<string>): boolean =>
  item['_type'] === 'sidebarPage' && pages.has(refOf(item['page']) ?? '')

/**
 * What is written with the first publish of `pages`, so that readers find them in their sidebars: each entry at the
 * place that it has in the draft, as far as readers see that, and no other change of the sidebar. Where nothing else
 * was changed, the draft ends with it.
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

/** What a sidebar is called in English; without a title, its published id. */
export function sidebarTitle({ _id, title }: Stored): string {
  const english = isRecord(title) ? title['en'] : undefined
  return typeof english === 'string' && english !== '' ? english : publishedIdOf(_id)
}

/** The ways to the entries of `pages`, at every depth. */
function chainsTo(items: readonly Item[], pages: ReadonlySet<string>): Chain[] {
  return items.flatMap((item): Chain[] =>
    isEntryOf(item, pages)
      ? [[item]]
      : chainsTo(itemsOf(item), pages).map((chain) => [item, ...chain]),
  )
}

/** Whether readers would see more than a page by its own title: a label of the entry, a category. */
function bringsWords(chain: Chain, published: Stored): boolean {
  const holder = chain.at(-2)
  return (
    chain.at(-1)?.['label'] !== undefined ||
    (holder !== undefined && !inside(itemsOf(published), holder, (own) => own))
  )
}

/** The entries with the one that the chain leads to, in the deepest of its categories that is among them. */
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

/** The entries with what is in `category` changed, wherever that is now; undefined where it is not. */
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

/** The entries with the first of the chain behind that of its neighbours in the draft which is among them. */
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

/** The entry in its categories, which hold nothing else. */
function alone([first, ...rest]: Chain): Item {
  const item = rest.length === 0 ? first : { ...first, items: [alone(rest)] }
  return strengthenReferences(item ?? {})
}
