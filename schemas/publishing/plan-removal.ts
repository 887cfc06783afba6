import type { Mutation } from '@sanity/client'
import { draftIdOf, publishedIdOf } from '../ids.ts'
import { isRecord } from '../is-record.ts'
import { assertRevision } from './assert-revision.ts'
import { namesNewPage, withoutNewEntries } from './lost-entries.ts'
import type { ChangedSidebar } from './new-entries.ts'
import { fromOf, redirectTo } from './redirects.ts'
import { rewriteReferences } from './rewrite-references.ts'
import { contentAs, pathOf, type Stored } from './stored.ts'

export interface Removal {
  how: 'delete' | 'unpublish'
  published: Stored | undefined
  draft: Stored | undefined
  /** The draft's review, which is deleted with the draft. */
  review: Stored | undefined
  /** All other documents that refer to this one, published and drafts. */
  referring: readonly Stored[]
  redirects: readonly Stored[]
  /** Sidebars whose drafts refer to the page. */
  sidebars: readonly Omit<ChangedSidebar, 'reviewed'>[]
  /** The page that replaces the document; without one, no document may refer to it. */
  instead: Stored | undefined
  /** Whether entries in sidebars and in the navigation are removed or replaced. */
  entries: 'remove' | 'replace'
}

export interface RemovalPlan {
  mutations: Mutation[]
  /** The reason against the removal. */
  problem: string | undefined
}

/**
 * Plans one transaction that removes a document without leaving a broken link: all references, and a redirect from its
 * path, lead to the replacement. For a page that was never published, its sidebar entries are removed.
 */
export function planRemoval(whole: Removal): RemovalPlan {
  const { how, published, draft, sidebars } = whole
  const page = how === 'delete' && !published ? draft && publishedIdOf(draft._id) : undefined
  const losing = sidebars.filter((one) => page !== undefined && namesNewPage(one.draft, page))
  const lost = new Set(losing.map((one) => one.draft._id))
  const removal = { ...whole, referring: whole.referring.filter(({ _id }) => !lost.has(_id)) }
  const problem = problemOf(removal)
  if (problem) return { mutations: [], problem }
  return {
    problem: undefined,
    mutations: [
      ...losing.flatMap((one) => (page ? withoutNewEntries(one, page) : [])),
      ...links(removal),
      ...(how === 'delete' ? deleted : unpublished)(removal),
    ],
  }
}

function problemOf({ how, published, draft, referring, instead }: Removal): string | undefined {
  const own = published ?? draft
  if (!own) return 'It is gone already: somebody deleted it meanwhile.'
  if (how === 'unpublish' && !published) return 'It is not published any more.'
  if (!instead)
    return referring.length > 0
      ? 'Other documents refer to it. Choose the page that takes its place.'
      : undefined
  if (instead._id === publishedIdOf(own._id)) return 'A page cannot take its own place.'
  if (instead._type !== 'page' || !pathOf(instead) || instead._id.startsWith('drafts.'))
    return 'Choose a page that readers can see.'
  return undefined
}

function links({ published, draft, referring, redirects, instead, entries }: Removal): Mutation[] {
  const own = published ?? draft
  if (!instead || !own) return []
  const id = publishedIdOf(own._id)
  const [path, newPath] = [pathOf(published), pathOf(instead)]
  // A redirect from the path of a page never applies.
  const pointless = (redirect: Stored) =>
    redirect._type === 'redirect' && [path, newPath].includes(fromOf(redirect))
  const gone = new Map(
    [...referring, ...redirects].filter(pointless).map((redirect) => [redirect._id, redirect]),
  )
  return [
    assertRevision(instead),
    ...referring
      .filter((document) => !gone.has(document._id))
      .map((document) => rewriteReferences(document, { from: id, to: instead, entries })),
    ...[...gone.values()].flatMap((redirect) => [assertRevision(redirect), remove(redirect._id)]),
    ...(path ? [{ createOrReplace: redirectTo(instead._id, path, redirects) }] : []),
  ]
}

const remove = (id: string): Mutation => ({ delete: { id } })

const deleted = ({ published, draft, review }: Removal): Mutation[] => [
  ...[draft, published].flatMap((one) => (one ? [assertRevision(one), remove(one._id)] : [])),
  ...(review ? [remove(review._id)] : []),
]

function unpublished({ published, draft }: Removal): Mutation[] {
  if (!published) return []
  const id = published._id
  const kept = draft ?? published
  return [
    ...(draft ? [assertRevision(draft)] : []),
    assertRevision(published),
    { createOrReplace: waiting(contentAs(draftIdOf(id), kept), id, published._type) },
    remove(id),
  ]
}

/** Makes references to the document itself wait for its next publish: nothing published is left of it. */
function waiting<T>(value: T, id: string, type: string): T
function waiting(value: unknown, id: string, type: string): unknown {
  if (Array.isArray(value)) return value.map((item) => waiting(item, id, type))
  if (!isRecord(value)) return value
  if (value['_ref'] === id)
    return { ...value, _weak: true, _strengthenOnPublish: { type, template: { id: type } } }
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, waiting(field, id, type)]),
  )
}
