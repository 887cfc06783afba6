import { z } from 'zod'
import { isValidId } from '../documents/ids.ts'
import { badRequest } from '../http/errors.ts'
import { refuseAll } from '../http/refuse.ts'

const malformed = (id: unknown) => `Malformed document ID: ${JSON.stringify(id)}`

// A missing id, or one that ends with a dot, gets a generated part.
const newId = z.string().refine((id) => id === '' || isValidId(id.endsWith('.') ? `${id}x` : id), {
  error: ({ input }) => malformed(input),
})
const knownId = z.string().refine(isValidId, { error: ({ input }) => malformed(input) })
const fields = z.record(z.string(), z.unknown())
const type = z.string().min(1, 'must not be empty')
const selection = { query: z.string().min(1), params: fields.optional() }

const insert = z
  .looseObject({ items: z.array(z.unknown()) })
  .refine(
    (spec) =>
      ['before', 'after', 'replace'].filter((place) => typeof spec[place] === 'string').length ===
      1,
    'needs one of before, after and replace, with a path',
  )

const operations = {
  ifRevisionID: z.string().optional(),
  set: fields.optional(),
  setIfMissing: fields.optional(),
  unset: z.array(z.string()).optional(),
  diffMatchPatch: z.record(z.string(), z.string()).optional(),
  inc: z.record(z.string(), z.number()).optional(),
  dec: z.record(z.string(), z.number()).optional(),
  insert: insert.optional(),
}

/** A patch's operations, without its target. */
export const patchOperations = z.strictObject(operations)

const shapes = {
  create: z.looseObject({ _id: newId.optional(), _type: type }),
  createOrReplace: z.looseObject({ _id: newId, _type: type }),
  createIfNotExists: z.looseObject({ _id: newId, _type: type }),
  delete: z.union([z.looseObject({ id: knownId }), z.looseObject(selection)]),
  patch: z.union([
    z.strictObject({ id: knownId, ...operations }),
    z.strictObject({ ...selection, ...operations }),
  ]),
} as const

type Shapes = typeof shapes
type Kind = keyof Shapes

export type PatchOperations = z.infer<typeof patchOperations>
export type Selection = { id: string } | { query: string; params?: Record<string, unknown> }
export type Mutation =
  | { create: z.infer<Shapes['create']> }
  | { createOrReplace: z.infer<Shapes['createOrReplace']> }
  | { createIfNotExists: z.infer<Shapes['createIfNotExists']> }
  | { delete: Selection }
  | { patch: Selection & PatchOperations }

const isKind = (name: string | undefined): name is Kind =>
  name !== undefined && Object.hasOwn(shapes, name)

/** The fault of a mutation, or null. */
function mistakeIn(mutation: Record<string, unknown>): string | null {
  const [kind, ...others] = Object.keys(mutation)
  if (!isKind(kind) || others.length > 0)
    return `A mutation is one of ${Object.keys(shapes).join(', ')}, and this has ${JSON.stringify(Object.keys(mutation))}`
  const body = mutation[kind]
  // The kind of selection decides which faults are reported.
  const shape =
    kind === 'delete' || kind === 'patch'
      ? shapes[kind].options[typeof body === 'object' && body !== null && 'query' in body ? 1 : 0]
      : shapes[kind]
  const [issue] = shape.safeParse(body).error?.issues ?? []
  if (!issue) return null
  return issue.message.startsWith('Malformed')
    ? issue.message
    : `${[kind, ...issue.path].join('.')}: ${issue.message}`
}

const body = z.object({
  mutations: z.array(fields, 'must be a list of mutations'),
  transactionId: z.string().optional(),
  dryRun: z.boolean().optional(),
})

export type MutationRequest = {
  mutations: Mutation[]
  transactionId: string | undefined
  dryRun: boolean
}

/** The body of a mutate request; throws 400 with every mutation that is invalid. */
export function parseMutations(json: unknown): MutationRequest {
  const parsed = body.safeParse(json)
  if (!parsed.success)
    throw badRequest(`The mutations cannot be read: ${z.prettifyError(parsed.error)}`)
  const { mutations, transactionId, dryRun = false } = parsed.data
  refuseAll(mutations.map(mistakeIn))
  // The cast is safe: each mutation was validated above, and unknown document fields are kept.
  return { mutations: mutations as Mutation[], transactionId, dryRun }
}
