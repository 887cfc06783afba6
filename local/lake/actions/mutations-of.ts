import type { z } from 'zod'
import { draftIdOf, isDraftId, isPublishedId, publishedIdOf } from '../documents/ids.ts'
import { strengthenReferences } from '../documents/strengthen.ts'
import { mutationError } from '../http/errors.ts'
import { validationError } from '../http/refuse.ts'
import type { Mutation } from '../mutations/mutation.ts'
import type { UnfinishedDocument, WorkingCopy } from '../mutations/working-copy.ts'
import type { ActionName, actionShapes } from './action.ts'

export type MutationsOf<Name extends ActionName> = (
  action: z.infer<(typeof actionShapes)[Name]>,
  copy: WorkingCopy,
) => Mutation[]

function existing(copy: WorkingCopy, id: string): UnfinishedDocument {
  const document = copy.get(id)
  if (document) return document
  const description = `The document with the ID "${id}" was not found`
  throw mutationError({ type: 'documentNotFoundError', description, id })
}

/** The document's content under another id, without revision and update time. */
function contentAs(id: string, document: UnfinishedDocument): UnfinishedDocument {
  const { _rev: _, _updatedAt: __, ...content } = document
  return { ...content, _id: id }
}

function assertRevision(
  document: UnfinishedDocument | null,
  expected: string | undefined,
  id: string,
) {
  const current = document?.['_rev']
  if (expected === undefined || current === expected) return
  throw mutationError({
    type: 'documentRevisionIDDoesNotMatchError',
    description: `Document "${id}" has unexpected revision ID (${JSON.stringify(current ?? null)}), expected ${JSON.stringify(expected)}`,
    id,
    currentRevisionID: current ?? null,
    expectedRevisionID: expected,
  })
}

function assertPair(versionId: string, publishedId: string): void {
  if (versionId !== publishedId && publishedIdOf(versionId) === publishedId) return
  throw validationError(versionId, `"${versionId}" is not a draft or version of "${publishedId}"`)
}

function assertNone(copy: WorkingCopy, id: string, why: string): void {
  if (!copy.get(id)) return
  const description = `Document by ID "${id}" already exists: ${why}`
  throw mutationError({ type: 'documentAlreadyExistsError', description, id })
}

const remove = (id: string): Mutation => ({ delete: { id } })

/** The mutations that each action stands for, given the current documents. */
export const mutationsOf: { [Name in ActionName]: MutationsOf<Name> } = {
  create: ({ attributes, publishedId, ifExists }, copy) => {
    const _id = attributes._id ?? (publishedId === undefined ? 'drafts.' : draftIdOf(publishedId))
    if (publishedId !== undefined) assertPair(_id, publishedId)
    if (isDraftId(_id) && publishedId !== undefined)
      assertNone(copy, publishedId, 'what is published is edited, not created')
    const document = { ...attributes, _id }
    return [ifExists === 'ignore' ? { createIfNotExists: document } : { create: document }]
  },

  edit: ({ draftId, publishedId, patch }, copy) => {
    assertPair(draftId, publishedId)
    const start = copy.get(draftId) ? [] : [contentAs(draftId, existing(copy, publishedId))]
    return [
      ...start.map((document) => ({ createIfNotExists: document })),
      { patch: { ...patch, id: draftId } },
    ]
  },

  publish: ({ draftId, publishedId, ifDraftRevisionId, ifPublishedRevisionId }, copy) => {
    assertPair(draftId, publishedId)
    const draft = existing(copy, draftId)
    const published = copy.get(publishedId)
    assertRevision(draft, ifDraftRevisionId, draftId)
    assertRevision(published, ifPublishedRevisionId, publishedId)
    const document = {
      ...strengthenReferences(contentAs(publishedId, draft)),
      _createdAt: published?.['_createdAt'] ?? draft['_createdAt'],
    }
    return [{ createOrReplace: document }, remove(draftId)]
  },

  unpublish: ({ draftId, publishedId }, copy) => {
    assertPair(draftId, publishedId)
    const published = existing(copy, publishedId)
    return [{ createIfNotExists: contentAs(draftId, published) }, remove(publishedId)]
  },

  delete: ({ publishedId, includeDrafts }, copy) => {
    for (const draftId of includeDrafts) assertPair(draftId, publishedId)
    const draftId = draftIdOf(publishedId)
    if (!includeDrafts.includes(draftId))
      assertNone(copy, draftId, `includeDrafts of the deletion of "${publishedId}" must name it`)
    const ids = [...new Set([...includeDrafts, publishedId])].filter((id) => copy.get(id))
    if (ids.length === 0) existing(copy, publishedId)
    return ids.map(remove)
  },

  discard: ({ draftId }, copy) => [remove(existing(copy, assertUnpublished(draftId))._id)],

  replaceDraft: ({ publishedId, attributes }, copy) => {
    assertPair(attributes._id, publishedId)
    if (!copy.get(attributes._id)) existing(copy, publishedId)
    return [{ createOrReplace: attributes }]
  },

  'version.create': ({ publishedId, baseId, versionId, ifBaseRevisionId }, copy) => {
    assertPair(versionId, publishedId)
    const base = existing(copy, baseId)
    assertRevision(base, ifBaseRevisionId, base._id)
    return [{ create: contentAs(versionId, base) }]
  },

  'version.discard': ({ versionId }, copy) => [
    remove(existing(copy, assertUnpublished(versionId))._id),
  ],
}

/** Throws unless the id is a draft's or version's: published documents are changed by other actions. */
function assertUnpublished(id: string): string {
  if (!isPublishedId(id)) return id
  throw validationError(id, `"${id}" is neither a draft nor a version`)
}
