import { z } from 'zod'
import { HttpError } from '../http/http-error.ts'
import { type CollectionSchema, firstMessage, parseCollectionSchema, parseField } from './schema.ts'

const changeSchema = z.strictObject({
  fields: z.array(z.looseObject({ name: z.string(), drop: z.boolean().optional() })).optional(),
  metadata: z.record(z.string(), z.unknown()).optional(),
  synonym_sets: z.array(z.string()).optional(),
  curation_sets: z.array(z.string()).optional(),
})

/** The schema after a PATCH body; throws 400 for what is wrong, 501 for what cannot be changed here. */
export function changedSchema(
  schema: CollectionSchema,
  body: unknown,
): { schema: CollectionSchema; fieldsChanged: boolean } {
  const parsed = changeSchema.safeParse(body)
  if (!parsed.success) {
    const unknown = parsed.error.issues.some(({ code }) => code === 'unrecognized_keys')
    throw new HttpError(unknown ? 501 : 400, firstMessage(parsed.error))
  }
  const { fields: changes, ...rest } = parsed.data
  const fields = [...schema.fields]
  for (const change of changes ?? []) {
    const at = fields.findIndex((field) => field.name === change.name)
    if (change.drop) {
      if (at < 0)
        throw new HttpError(400, `Field \`${change.name}\` is not part of collection schema.`)
      fields.splice(at, 1)
    } else if (at >= 0) {
      throw new HttpError(
        400,
        `Field \`${change.name}\` is already part of the schema: To change this field, drop it first before adding it back to the schema.`,
      )
    } else fields.push(parseField(change))
  }
  return {
    schema: parseCollectionSchema({ ...schema, ...rest, fields }),
    fieldsChanged: changes !== undefined,
  }
}
