import { isDeepStrictEqual } from 'node:util'
import type { LakeDocument } from '../../documents/document.ts'
import { strengthenReferences } from '../../documents/strengthen.ts'

/** What a document says, with its references as they are once it is published. */
export function contentOf(document: LakeDocument): Record<string, unknown> {
  const { _id, _rev, _createdAt, _updatedAt, ...content } = document
  return strengthenReferences(content)
}

/** Whether a published document is the draft and nothing else. */
export const isPublishOf = (published: LakeDocument, draft: LakeDocument): boolean =>
  isDeepStrictEqual(contentOf(published), contentOf(draft))
