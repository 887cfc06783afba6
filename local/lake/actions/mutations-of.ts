import type { z } from 'zod'
import { draftIdOf, publishedIdOf } from '../documents/ids.ts'
import { strengthenReferences } from '../documents/strengthen.ts'
import { badRequest, mutationError } from '../http/errors.ts'
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

/** The content of a document under another id: revision and time of change start anew. */
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
    description: `The document "${id}" has unexpected revision ID "${String(current)}", expected "${expected}"`,
    id,
    currentRevisionID: current ?? null,
    expectedRevisionID: expected,
  })
}

function assertPair(draftId: string, publishedId: string): void {
  if (draftId !== publishedId && publishedIdOf(draftId) === publishedId) return
  throw badRequest(`"${draftId}" is not a draft or version of "${publishedId}"`)
}

const remove = (id: string): Mutation => ({ delete: { id } })

/** What each action means in mutations, given the documents as they are. */
export const mutationsOf: { [Name in ActionName]: MutationsOf<Name> } = {
  create: ({ attributes, publishedId, ifExists }) => {
    const _id = attributes._id ?? (publishedId === undefined ? 'drafts.' : draftIdOf(publishedId))
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
    const ids = [...includeDrafts, publishedId].filter((id) => copy.get(id))
    if (ids.length === 0) existing(copy, publishedId)
    return ids.map(remove)
  },

  discard: ({ draftId }, copy) => [remove(existing(copy, draftId)._id)],

  replaceDraft: ({ publishedId, attributes }) => {
    assertPair(attributes._id, publishedId)
    return [{ createOrReplace: attributes }]
  },

  'version.create': ({ publishedId, document, baseId, versionId }, copy) => {
    const id = versionId ?? document?._id
    if (id === undefined) throw badRequest('version.create needs versionId or document._id')
    assertPair(id, publishedId)
    return [{ create: document ?? contentAs(id, existing(copy, baseId ?? publishedId)) }]
  },

  'version.discard': ({ versionId }, copy) => [remove(existing(copy, versionId)._id)],

  'version.replace': ({ document }) => [{ createOrReplace: document }],
}
