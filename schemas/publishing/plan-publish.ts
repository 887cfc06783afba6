import type { Mutation } from '@sanity/client'
import { publishedIdOf } from '../ids.ts'
import { defaultLocale, type Locale, locales } from '../locales.ts'
import { sameValue } from '../same-value.ts'
import { assertRevision } from './assert-revision.ts'
import { type ChangedSidebar, type EntriesPlan, planEntries } from './new-entries.ts'
import { fromOf, redirectTo, targetOf } from './redirects.ts'
import { SCHEDULE_FIELDS } from './schedule-fields.ts'
import { type SplitDraft, splitByLanguage } from './split-by-language.ts'
import { ownFields, pathOf, type Stored } from './stored.ts'

export interface ToPublish {
  draft: Stored
  published: Stored | undefined
  /** Undefined means all languages. */
  languages?: readonly Locale[]
  /** The draft's review, which ends with the publish. */
  review?: Stored | undefined
}

/** Paths of published pages and drafts, and redirects. */
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
  /** Pages whose path changes. */
  moves: Move[]
  /** Reasons against the publish, by published id. */
  problems: { id: string; message: string }[]
  /** Sidebars to which entries are added, or withheld. */
  entries: Pick<EntriesPlan, 'added' | 'withheld'>
}

/** Returns the change of a page's path by a publish; undefined for a new page or an unchanged path. */
export function moveOf(
  draft: Record<string, unknown> | null | undefined,
  published: Record<string, unknown> | null | undefined,
): { from: string; to: string } | undefined {
  if (draft?.['_type'] !== 'page') return undefined
  const [from, to] = [pathOf(published), pathOf(draft)]
  return from && to && from !== to ? { from, to } : undefined
}

/**
 * Plans one transaction that publishes drafts at their read revisions, for `client.mutate`. Every former path of a page
 * leads to it: a redirect from the old path is created, and one from the new path deleted. Redirects cannot form a
 * loop, because they refer to a page and not to its path. A new page is published with its entries in `sidebars`.
 */
export function planPublish(
  documents: readonly ToPublish[],
  site: Addresses,
  sidebars: readonly ChangedSidebar[],
): PublishPlan {
  const split = documents.map((one) => ({
    ...one,
    after: splitByLanguage(one.published, one.draft, one.languages ?? locales),
  }))
  const paths = new Map(
    split.flatMap(({ draft, after }) => {
      const path = draft._type === 'page' ? pathOf(after.published) : undefined
      return path ? [[publishedIdOf(draft._id), path] as const] : []
    }),
  )
  const moves = split.flatMap(({ draft, published, after }) => {
    const move = moveOf(after.published, published)
    return move ? [{ id: publishedIdOf(draft._id), ...move }] : []
  })
  const own = new Set(documents.filter(isStructural).map(({ draft }) => draft._id))
  const { mutations: inSidebars, ...entries } = planEntries(
    // Sidebars that are published themselves already contain the entries.
    sidebars.filter(({ draft }) => !own.has(draft._id)),
    newPages(documents),
  )
  return {
    moves,
    entries,
    problems: [
      ...split.flatMap(({ draft, published, after }) => {
        const message = nothing(published, after)
        return message ? [{ id: publishedIdOf(draft._id), message }] : []
      }),
      ...[...paths].flatMap(([id, path]) => {
        const message = collision(id, path, paths, site)
        return message ? [{ id, message }] : []
      }),
    ],
    mutations: [
      ...split.flatMap(written),
      ...split.flatMap(({ review, languages, after }) =>
        review ? ended(review, languages ?? locales, after.draft) : [],
      ),
      ...outdated(paths, site).flatMap((redirect) => [
        assertRevision(redirect),
        remove(redirect._id),
      ]),
      ...moves
        .filter(({ from }) => ![...paths.values()].includes(from))
        .map(({ id, from }) => ({ createOrReplace: redirectTo(id, from, site.redirects) })),
      ...inSidebars,
    ],
  }
}

/** Returns the ids of pages that were never published. */
export const newPages = (documents: readonly ToPublish[]): ReadonlySet<string> =>
  new Set(
    documents.flatMap((one) =>
      one.draft._type === 'page' && !one.published && isStructural(one)
        ? [publishedIdOf(one.draft._id)]
        : [],
    ),
  )

const isStructural = ({ languages = locales }: ToPublish): boolean =>
  languages.includes(defaultLocale)

const remove = (id: string): Mutation => ({ delete: { id } })

/** Returns why none of a draft can be published in the requested languages. */
function nothing(
  before: Stored | undefined,
  { published, unmatched }: SplitDraft,
): string | undefined {
  if (!published)
    return 'Readers have not seen the English of this yet. What you wrote is kept: ask a writer to publish the English, and then publish yours.'
  if (!before || unmatched.length === 0 || !sameValue(ownFields(before), ownFields(published)))
    return undefined
  return `The English that “${unmatched[0]}” translates is not published yet. What you wrote is kept, and can be published after it.`
}

function written({
  draft,
  published: before,
  after,
}: ToPublish & { after: SplitDraft }): Mutation[] {
  const { published: document, draft: left } = after
  if (!document) return []
  const rest = left ? waiting(draft, left) : [assertRevision(draft), remove(draft._id)]
  if (!before) return [{ create: document }, ...rest]
  const _createdAt = before['_createdAt']
  return [
    assertRevision(before),
    { createOrReplace: { ...document, ...(_createdAt !== undefined && { _createdAt }) } },
    ...rest,
  ]
}

/** A review continues for the rest of a draft; a schedule of the languages now published is removed. */
function ended(review: Stored, languages: readonly Locale[], left: Stored | undefined): Mutation[] {
  if (!left) return [remove(review._id)]
  const scheduled = review['scheduledLanguages']
  const isDone = Array.isArray(scheduled) && scheduled.every((one) => languages.includes(one))
  return isDone ? [{ patch: { id: review._id, unset: [...SCHEDULE_FIELDS] } }] : []
}

/** Keeps the remaining draft, which differs by new anchors only. */
const waiting = (draft: Stored, left: Stored): Mutation[] =>
  left === draft
    ? [assertRevision(draft)]
    : [{ patch: { id: draft._id, ifRevisionID: draft._rev, set: { body: left['body'] } } }]

/** Returns redirects to a page from its own new path. */
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
