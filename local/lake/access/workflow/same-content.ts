import { isDeepStrictEqual } from 'node:util'
import { defaultLocale, type Locale, translations } from '../../../../schemas/locales.ts'
import { assignAnchors } from '../../../../schemas/publishing/assign-anchors.ts'
import { splitByLanguage } from '../../../../schemas/publishing/split-by-language.ts'
import type { LakeDocument } from '../../documents/document.ts'
import { draftIdOf } from '../../documents/ids.ts'
import { strengthenReferences } from '../../documents/strengthen.ts'
import type { ChangeContext } from '../moment.ts'

/** A document's content without system fields, with references as they become on publish. */
export function contentOf(document: Record<string, unknown>): Record<string, unknown> {
  const { _id, _rev, _createdAt, _updatedAt, ...content } = document
  return strengthenReferences(content)
}

/**
 * Whether a published document equals the draft, except for heading anchors added on first publish; `before` is the
 * previously published document.
 */
export function isPublishOf(
  published: LakeDocument,
  draft: LakeDocument,
  before: LakeDocument | null,
): boolean {
  const [is, was] = [contentOf(published), contentOf(draft)]
  return isDeepStrictEqual(is, was) || isDeepStrictEqual(is, assignAnchors(was, before))
}

/** Whether a transaction publishes only these languages of a draft, and keeps its other content. */
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

/** Groups of languages that are published separately. */
const PARTS: readonly (readonly Locale[])[] = [[defaultLocale], translations]

/** Whether a published document results from `before` by publishing the draft, or only some of its languages. */
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
