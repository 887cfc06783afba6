import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { fromOf, targetOf } from '../../../../schemas/publishing/redirects.ts'
import { withRewrittenReferences } from '../../../../schemas/publishing/rewrite-references.ts'
import { pathOf, type Stored } from '../../../../schemas/publishing/stored.ts'
import { isRecord, type LakeDocument } from '../../documents/document.ts'
import { draftIdOf, isPublishedId } from '../../documents/ids.ts'
import type { ChangeContext } from '../moment.ts'
import type { ProposedChange } from '../refuse-change.ts'
import { contentOf } from './same-content.ts'

const pathOfPage = (document: LakeDocument | null): string | undefined =>
  document?._type === 'page' ? pathOf(document) : undefined

/**
 * Whether the change is of a redirect that follows from a page published by the transaction: a new one from the page's
 * old address, or the removal of one from its new address. Whether the page may be published is checked for the page
 * itself.
 */
export function isOfMovedPage({ before, after }: ProposedChange, moment: ChangeContext): boolean {
  const redirect = after ?? before
  if (redirect?._type !== 'redirect' || (before && before._type !== 'redirect')) return false
  const page = targetOf(redirect) ?? ''
  const isPublished = moment.before(draftIdOf(page)) !== null
  const [from, to] = [pathOfPage(moment.before(page)), pathOfPage(moment.after(page))]
  if (!isPublished || to === undefined || from === to) return false
  return [before, after].every((one) => !one || fromOf(one) === (after ? from : to))
}

/**
 * Whether the change only follows from the transaction's removal of pages: a redirect from the address of a removed
 * page to another page, or the removal of references to removed pages.
 */
export function isOfRemoval({ id, before, after }: ProposedChange, moment: ChangeContext): boolean {
  const removed = moment.touched.flatMap((one) =>
    isPublishedId(one) && one !== id && !moment.after(one) ? (moment.before(one) ?? []) : [],
  )
  const pages = removed.filter(({ _type }) => _type === 'page')
  if (!after || pages.length === 0 || before?._type === 'page') return false
  const isFromThere = (one: LakeDocument | null): boolean =>
    !one || (one._type === 'redirect' && pages.some((page) => fromOf(one) === pathOf(page)))
  if (isFromThere(before) && isFromThere(after))
    return pathOfPage(moment.after(targetOf(after) ?? '')) !== undefined
  if (!before) return false
  const changed = moment.touched.flatMap((one) => moment.after(one) ?? [])
  const replacing = (page: LakeDocument) => {
    const redirect = changed.find((one) => one._type === 'redirect' && fromOf(one) === pathOf(page))
    return (redirect && moment.after(targetOf(redirect) ?? '')) ?? page
  }
  return (['remove', 'replace'] as const).some((entries) => {
    const expected = pages.reduce<Stored>(
      (one, page) => withRewrittenReferences(one, { from: page._id, to: replacing(page), entries }),
      before,
    )
    return isDeepStrictEqual(contentOf(expected), contentOf(after))
  })
}

/**
 * Whether the change only adds sidebar entries, without labels of their own, for pages that the transaction publishes
 * for the first time and that `mayBePublished`.
 */
export function isOfNewPage(
  { before, after }: ProposedChange,
  moment: ChangeContext,
  mayBePublished: (page: string) => boolean = () => true,
): boolean {
  if (before?._type !== 'sidebar' || after?._type !== 'sidebar') return false
  const isNew = (page: string) =>
    moment.before(page) === null &&
    moment.before(draftIdOf(page))?._type === 'page' &&
    moment.after(page) !== null &&
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

/** A copy of the value without the list items for which `isMeant` is true, at every depth. */
function withoutItems(value: unknown, isMeant: (item: unknown) => boolean): unknown {
  if (Array.isArray(value))
    return value.filter((item) => !isMeant(item)).map((item) => withoutItems(item, isMeant))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, withoutItems(field, isMeant)]),
  )
}
