import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { fromOf, targetOf } from '../../../../schemas/publishing/redirects.ts'
import { pathOf } from '../../../../schemas/publishing/stored.ts'
import { isRecord, type LakeDocument } from '../../documents/document.ts'
import { draftIdOf, isPublishedId } from '../../documents/ids.ts'
import { referencesOf } from '../../documents/references.ts'
import type { ChangeContext } from '../moment.ts'
import type { Proposed } from '../refuse-change.ts'
import { contentOf } from './same-content.ts'

/**
 * Whether the change is of a redirect, and follows from a page that the transaction publishes: one from
 * the address that the page had, or none any more from the one that it gets. Whether the page may be
 * published so, is a question about the page.
 */
export function isOfMovedPage({ before, after }: Proposed, moment: ChangeContext): boolean {
  const redirect = after ?? before
  if (redirect?._type !== 'redirect' || (before && before._type !== 'redirect')) return false
  const page = targetOf(redirect) ?? ''
  const isPublished =
    moment.before(draftIdOf(page)) !== null && moment.after(draftIdOf(page)) === null
  if (!isPublished) return false
  const address = pathOf(after ? moment.before(page) : moment.after(page))
  return address !== undefined && [before, after].every((one) => !one || fromOf(one) === address)
}

/**
 * Whether the change follows from a document that the transaction removes: a redirect from its address,
 * or a list that named it. Pages are no lists.
 */
export function isOfRemoval({ id, before, after }: Proposed, moment: ChangeContext): boolean {
  const removed = moment.touched.flatMap((one) =>
    isPublishedId(one) && one !== id && !moment.after(one) ? (moment.before(one) ?? []) : [],
  )
  if (removed.length === 0 || before?._type === 'page' || after?._type === 'page') return false
  return removed.some((gone) => isFrom(after, gone) || names(before, gone))
}

const isFrom = (redirect: LakeDocument | null, page: LakeDocument): boolean =>
  redirect?._type === 'redirect' && page._type === 'page' && fromOf(redirect) === pathOf(page)

const names = (document: LakeDocument | null, other: LakeDocument): boolean =>
  referencesOf(document).some(({ id }) => id === other._id)

/**
 * Whether the change adds nothing to a sidebar but entries, without words of their own, of pages that the
 * transaction publishes for the first time and that `mayBePublished`.
 */
export function isOfNewPage(
  { before, after }: Proposed,
  moment: ChangeContext,
  mayBePublished: (page: string) => boolean = () => true,
): boolean {
  if (before?._type !== 'sidebar' || after?._type !== 'sidebar') return false
  const isNew = (page: string) =>
    moment.before(page) === null &&
    moment.before(draftIdOf(page))?._type === 'page' &&
    moment.after(draftIdOf(page)) === null &&
    mayBePublished(page)
  const isAdded = (value: unknown): boolean => {
    const entry = addedEntry.safeParse(value)
    return entry.success && isNew(entry.data.page._ref)
  }
  return isDeepStrictEqual(contentOf(before), withoutItems(contentOf(after), isAdded))
}

const addedEntry = z.strictObject({
  _key: z.string(),
  _type: z.literal('sidebarPage'),
  page: z.strictObject({ _type: z.literal('reference'), _ref: z.string() }),
})

/** A value without those items of its lists that are meant, at every depth. */
function withoutItems(value: unknown, isMeant: (item: unknown) => boolean): unknown {
  if (Array.isArray(value))
    return value.filter((item) => !isMeant(item)).map((item) => withoutItems(item, isMeant))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, withoutItems(field, isMeant)]),
  )
}
