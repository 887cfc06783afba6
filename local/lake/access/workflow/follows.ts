import { fromOf, targetOf } from '../../../../schemas/publishing/redirects.ts'
import { pathOf } from '../../../../schemas/publishing/stored.ts'
import type { LakeDocument } from '../../documents/document.ts'
import { draftIdOf, isPublishedId } from '../../documents/ids.ts'
import { referencesOf } from '../../documents/references.ts'
import type { ChangeContext } from '../moment.ts'
import type { Proposed } from '../refuse-change.ts'

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
