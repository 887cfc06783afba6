import { z } from 'zod'
import { badRequest } from '../http/errors.ts'

const fields = z.record(z.string(), z.unknown())
const typed = z.looseObject({ _id: z.string().optional(), _type: z.string().min(1) })
const identified = z.looseObject({ _id: z.string(), _type: z.string().min(1) })
const selection = { query: z.string(), params: fields.optional() }

const mutation = z.union([
  z.strictObject({ create: typed }),
  z.strictObject({ createOrReplace: identified }),
  z.strictObject({ createIfNotExists: identified }),
  z.strictObject({
    delete: z.union([
      z.looseObject({ id: z.string() }),
      z.looseObject({ query: selection.query, params: selection.params }),
    ]),
  }),
  z.strictObject({
    patch: z.union([
      z.looseObject({ id: z.string() }),
      z.looseObject({ query: selection.query, params: selection.params }),
    ]),
  }),
])

export type Mutation = z.infer<typeof mutation>

const body = z.object({ mutations: z.array(mutation), transactionId: z.string().min(1).optional() })

/** The body of a mutate request; throws 400 with the place of the first mistake. */
export function parseMutations(json: unknown): z.infer<typeof body> {
  const parsed = body.safeParse(json)
  if (!parsed.success)
    throw badRequest(`The mutations cannot be read: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}
