import { z } from 'zod'
import { isValidId } from '../documents/ids.ts'
import { badRequest } from '../http/errors.ts'
import { patchOperations } from '../mutations/mutation.ts'

const id = z.string().refine(isValidId, {
  error: ({ input }) => `Malformed document ID: ${JSON.stringify(input)}`,
})
const revision = z.string().min(1).optional()
/** The client sends `purge` with each deletion; this lake keeps the history. */
const purge = z.literal(false, 'A purge is not known here').optional()
const attributes = z.looseObject({ _id: id, _type: z.string().min(1) })

/** Each supported action, by its name after `sanity.action.document.`. */
export const actionShapes = {
  create: z.object({
    attributes: attributes.partial({ _id: true }),
    publishedId: id.optional(),
    ifExists: z.enum(['fail', 'ignore']).default('fail'),
  }),
  edit: z.object({ draftId: id, publishedId: id, patch: patchOperations }),
  publish: z.object({
    draftId: id,
    publishedId: id,
    ifDraftRevisionId: revision,
    ifPublishedRevisionId: revision,
  }),
  unpublish: z.object({ draftId: id, publishedId: id }),
  delete: z.object({ publishedId: id, includeDrafts: z.array(id).default([]), purge }),
  discard: z.object({ draftId: id, purge }),
  replaceDraft: z.object({ publishedId: id, attributes }),
  'version.create': z.object({
    publishedId: id,
    baseId: id,
    versionId: id,
    ifBaseRevisionId: revision,
  }),
  'version.discard': z.object({ versionId: id, purge }),
} as const

export type ActionName = keyof typeof actionShapes

const envelope = z.object({
  actions: z.union([
    z.array(z.looseObject({ actionType: z.string() })).min(1),
    z.looseObject({ actionType: z.string() }).transform((action) => [action]),
  ]),
  transactionId: z.string().optional(),
  dryRun: z.boolean().default(false),
  // This lake never checks references to other datasets.
  skipCrossDatasetReferenceValidation: z.boolean().default(false),
})

export type ActionRequest = z.infer<typeof envelope>

/** The body of an actions request; throws 400 with the fault. */
export function parseActions(json: unknown): ActionRequest {
  const parsed = envelope.safeParse(json)
  if (!parsed.success)
    throw badRequest(`The actions cannot be read: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}
