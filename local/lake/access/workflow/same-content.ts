import { isDeepStrictEqual } from 'node:util'
import { defaultLocale, type Locale, translations } from '../../../../schemas/locales.ts'
import { assignAnchors } from '../../../../schemas/publishing/assign-anchors.ts'
import { splitByLanguage } from '../../../../schemas/publishing/split-by-language.ts'
import type { LakeDocument } from '../../documents/document.ts'
import { draftIdOf } from '../../documents/ids.ts'
import { strengthenReferences } from '../../documents/strengthen.ts'
import type { ChangeContext } from '../moment.ts'

/** What a document says, with its references as they are once it is published. */
export function contentOf(document: Record<string, unknown>): Record<string, unknown> {
  const { _id, _rev, _createdAt, _updatedAt, ...content } = document
  return strengthenReferences(content)
}

/**
 * Whether a published document is the draft and nothing else, but for the anchors that its headings
 * have from their first publish on; `before` is what was published until then.
 */
export function isPublishOf(
  published: LakeDocument,
  draft: LakeDocument,
  before: LakeDocument | null,
): boolean {
  const [is, was] = [contentOf(published), contentOf(draft)]
  return isDeepStrictEqual(is, was) || isDeepStrictEqual(is, assignAnchors(was, before))
}

/** Whether a transaction publishes these languages of a draft, and leaves the rest of it as it was. */
export function isPublishOfLanguages(
  id: string,
  languages: readonly Locale[],
  { before, after }: Pick<ChangeContext, 'before' | 'after'>,
): boolean {
  const [draft, published, left] = [before(draftIdOf(id)), after(id), after(draftIdOf(id))]
  if (!draft || !published) return false
  const part = splitByLanguage(before(id) ?? undefined, draft, languages)
  const isLeft =
    left && part.draft
      ? isDeepStrictEqual(contentOf(left), contentOf(part.draft))
      : !left && !part.draft
  return (
    part.published !== undefined &&
    isDeepStrictEqual(contentOf(published), contentOf(part.published)) &&
    isLeft
  )
}

/** What is published of a draft by itself, by languages. */
const PARTS: readonly (readonly Locale[])[] = [[defaultLocale], translations]

/** Whether a published document is what `before` becomes when the draft is published, or some of its languages are. */
export const isPublishOfPart = (
  published: LakeDocument,
  draft: LakeDocument,
  before: LakeDocument | null,
): boolean =>
  isPublishOf(published, draft, before) ||
  PARTS.some((languages) => {
    const part = splitByLanguage(before ?? undefined, draft, languages).published
    return part !== undefined && isDeepStrictEqual(contentOf(published), contentOf(part))
  })
