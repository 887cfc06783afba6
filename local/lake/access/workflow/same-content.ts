import { isDeepStrictEqual } from 'node:util'
import type { LakeDocument } from '../../documents/document.ts'
import { strengthenReferences } from '../../documents/strengthen.ts'

function contentOf(document: LakeDocument): Record<string, unknown> {
  const { _id, _rev, _createdAt, _updatedAt, ...content } = document
  return strengthenReferences(content)
}

/** Whether a published document is the draft and nothing else. */
export const isPublishOf = (published: LakeDocument, draft: LakeDocument): boolean =>
  isDeepStrictEqual(contentOf(published), contentOf(draft))
