import type { Mutation } from '@sanity/client'
import { publishedIdOf } from '../ids.ts'
import { anchored } from './anchored.ts'
import { guard } from './guard.ts'
import { type ChangedSidebar, type EntriesPlan, planEntries } from './new-entries.ts'
import { fromOf, redirectTo, targetOf } from './redirects.ts'
import { contentAs, pathOf, type Stored } from './stored.ts'
import { strengthened } from './strengthened.ts'

export interface ToPublish {
  draft: Stored
  published: Stored | undefined
  /** Where the draft is on its way: the way ends with it. */
  review?: Stored | undefined
}

/** What has an address on the site, or claims one: published documents and drafts. */
export interface Addresses {
  pages: readonly { id: string; path: string; title: string }[]
  redirects: readonly Stored[]
}

export interface Move {
  id: string
  from: string
  to: string
}

export interface PublishPlan {
  mutations: Mutation[]
  /** Pages that get another address. */
  moves: Move[]
  /** Why it must not be done, by the published id of the document. */
  problems: { id: string; message: string }[]
  /** Sidebars in which pages are from now on, or wait to be. */
  entries: Pick<EntriesPlan, 'added' | 'withheld'>
}

/** How a page moves when it is published; undefined when it stays or was nowhere. */
export function moveOf(
  draft: Record<string, unknown> | null | undefined,
  published: Record<string, unknown> | null | undefined,
): { from: string; to: string } | undefined {
  if (draft?.['_type'] !== 'page') return undefined
  const [from, to] = [pathOf(published), pathOf(draft)]
  return from && to && from !== to ? { from, to } : undefined
}

/**
 * One transaction that publishes drafts as they were read, and lets every address that a page had
 * lead to it: a redirect from the old one, none from the new one. Two addresses never lead to
 * each other, since a redirect names a page and not its address. A page that readers have not seen goes
 * with its entries in `sidebars`. Meant for `client.mutate`.
 */
export function planPublish(
  documents: readonly ToPublish[],
  site: Addresses,
  sidebars: readonly ChangedSidebar[],
): PublishPlan {
  const paths = new Map(
    documents.flatMap(({ draft }) => {
      const path = draft._type === 'page' ? pathOf(draft) : undefined
      return path ? [[publishedIdOf(draft._id), path] as const] : []
    }),
  )
  const moves = documents.flatMap(({ draft, published }) => {
    const move = moveOf(draft, published)
    return move ? [{ id: publishedIdOf(draft._id), ...move }] : []
  })
  const own = new Set(documents.map(({ draft }) => draft._id))
  const { mutations: inSidebars, ...entries } = planEntries(
    // Those that are published themselves take their entries with them.
    sidebars.filter(({ draft }) => !own.has(draft._id)),
    newPages(documents),
  )
  return {
    moves,
    entries,
    problems: [...paths].flatMap(([id, path]) => {
      const message = collision(id, path, paths, site)
      return message ? [{ id, message }] : []
    }),
    mutations: [
      ...documents.flatMap(published),
      ...documents.flatMap(({ review }) => (review ? [remove(review._id)] : [])),
      ...outdated(paths, site).flatMap((redirect) => [guard(redirect), remove(redirect._id)]),
      ...moves
        .filter(({ from }) => ![...paths.values()].includes(from))
        .map(({ id, from }) => ({ createOrReplace: redirectTo(id, from, site.redirects) })),
      ...inSidebars,
    ],
  }
}

/** Ids of the pages that readers have not seen. */
export const newPages = (documents: readonly ToPublish[]): ReadonlySet<string> =>
  new Set(
    documents.flatMap(({ draft, published }) =>
      draft._type === 'page' && !published ? [publishedIdOf(draft._id)] : [],
    ),
  )

const remove = (id: string): Mutation => ({ delete: { id } })

function published({ draft, published: before }: ToPublish): Mutation[] {
  const id = publishedIdOf(draft._id)
  const document = anchored(strengthened(contentAs(id, draft)), before)
  if (!before) return [{ create: document }, guard(draft), remove(draft._id)]
  const _createdAt = before['_createdAt']
  return [
    guard(before),
    { createOrReplace: { ...document, ...(_createdAt !== undefined && { _createdAt }) } },
    guard(draft),
    remove(draft._id),
  ]
}

/** Redirects that begin where a page now is, and lead to it. */
const outdated = (paths: ReadonlyMap<string, string>, { redirects }: Addresses): Stored[] =>
  redirects.filter((redirect) => {
    const target = targetOf(redirect)
    return target !== undefined && paths.get(target) === fromOf(redirect)
  })

function collision(
  id: string,
  path: string,
  paths: ReadonlyMap<string, string>,
  { pages, redirects }: Addresses,
): string | undefined {
  const title = (page: string) => pages.find((one) => one.id === page)?.title ?? page
  const beside = [...paths].find(([other, taken]) => other !== id && taken === path)
  const twin = pages.find((page) => page.id !== id && !paths.has(page.id) && page.path === path)
  const owner = beside ? title(beside[0]) : twin?.title
  if (owner)
    return `The page “${owner}” already has the path ${path}. Choose another path, or change that page’s first.`
  const redirect = redirects.find((one) => fromOf(one) === path && targetOf(one) !== id)
  const target = redirect && targetOf(redirect)
  if (!target) return undefined
  return `Readers of ${path} are sent to the page “${title(target)}”, which was there before. Choose another path, or delete the redirect from ${path} first.`
}
