import { isDeepStrictEqual } from 'node:util'
import { defaultLocale, type Locale, translations } from '../../../../schemas/locales.ts'
import { anchored } from '../../../../schemas/publishing/anchored.ts'
import { splitByLanguage } from '../../../../schemas/publishing/split-by-language.ts'
import type { LakeDocument } from '../../documents/document.ts'
import { strengthenReferences } from '../../documents/strengthen.ts'

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
  return isDeepStrictEqual(is, was) || isDeepStrictEqual(is, anchored(was, before))
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
