import { z } from 'zod'
import { badRequest } from '../http/errors.ts'

const id = z.string().min(1)
const attributes = z.looseObject({ _id: id, _type: z.string().min(1) })
const patch = z.record(z.string(), z.unknown())

/** Each action that the lake knows, by the name after `sanity.action.document.`. */
export const actionShapes = {
  create: z.object({
    attributes: attributes.partial({ _id: true }),
    publishedId: id.optional(),
    ifExists: z.enum(['fail', 'ignore']).default('fail'),
  }),
  edit: z.object({ draftId: id, publishedId: id, patch }),
  publish: z.object({
    draftId: id,
    publishedId: id,
    ifDraftRevisionId: id.optional(),
    ifPublishedRevisionId: id.optional(),
  }),
  unpublish: z.object({ draftId: id, publishedId: id }),
  delete: z.object({ publishedId: id, includeDrafts: z.array(id).default([]) }),
  discard: z.object({ draftId: id }),
  replaceDraft: z.object({ publishedId: id, attributes }),
  'version.create': z.object({
    publishedId: id,
    document: attributes.optional(),
    baseId: id.optional(),
    versionId: id.optional(),
  }),
  'version.discard': z.object({ versionId: id }),
  'version.replace': z.object({ document: attributes }),
} as const

export type ActionName = keyof typeof actionShapes

const envelope = z.object({
  actions: z.union([
    z.array(z.looseObject({ actionType: z.string() })).min(1),
    z.looseObject({ actionType: z.string() }).transform((action) => [action]),
  ]),
  transactionId: id.optional(),
  dryRun: z.boolean().default(false),
})

export type ActionRequest = z.infer<typeof envelope>

/** The body of an actions request; throws 400 naming what is wrong. */
export function parseActions(json: unknown): ActionRequest {
  const parsed = envelope.safeParse(json)
  if (!parsed.success)
    throw badRequest(`The actions cannot be read: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}
