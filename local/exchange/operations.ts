import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { getHttpOperationsFromSpec } from '@stoplight/prism-http'
import { z } from 'zod'
import type { NeededPermissions } from './access/keys.ts'
import { type EnvelopeStyle, styleOf } from './envelope.ts'
import type { Fields } from './fields.ts'

const SPECS = path.resolve(import.meta.dirname, '..', '..', 'specs')

const rateLimit = z.object({
  limit: z.number(),
  per: z.enum(['s', 'min', 'h', 'd']),
  category: z.string().optional(),
})
export type RateLimit = z.infer<typeof rateLimit>

const names = z.array(z.string())
const fields = z.record(z.string(), z.unknown())
const extensions = z.object({
  'x-rate-limit': z.array(rateLimit).default([]),
  'x-permissions': z.object({ anyOf: names, byProduct: names, allOf: names }).partial().default({}),
  'x-request-examples': z
    .array(z.object({ query: fields.optional(), body: z.unknown().optional() }))
    .default([]),
})

const duplicateError = z.object({ code: z.coerce.number(), category: z.string().optional() })
const bodyField = z.object({
  format: z.string().optional(),
  'x-duplicate-errors': z.array(duplicateError).default([]),
  items: z.unknown().optional(),
})
const bodySchema = z.object({ properties: z.record(z.string(), bodyField).default({}) })

/** A field of a body, with the facts that the sandbox needs. */
export interface SpecifiedField {
  format: string | undefined
  /** Errors for a value that was sent before. */
  duplicateErrors: readonly z.infer<typeof duplicateError>[]
}

type SpecOperation = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number]

/** A worked request, with the key of its response example. */
export interface Example {
  key: string
  request: Fields
}

/** An operation of the specs, with the facts that the sandbox needs. */
export interface Operation {
  method: 'GET' | 'POST'
  path: string
  isSigned: boolean
  permissions: NeededPermissions
  limits: readonly RateLimit[]
  examples: readonly Example[]
  /** Fields of the body and of the objects in its lists, by name. */
  bodyFields: ReadonlyMap<string, SpecifiedField>
  style: EnvelopeStyle
  /** The format that the mock server reads. */
  specified: SpecOperation
}

export type Operations = ReadonlyMap<string, Operation>

/** All operations of the OpenAPI files in `specs/`, by `METHOD /path`; throws an error naming an unreadable file. */
export async function readOperations(folder = SPECS): Promise<Operations> {
  const found = new Map<string, Operation>()
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.yaml'))) {
    const file = path.join(folder, name)
    // Other files, such as AsyncAPI, are in the same folder.
    if (!/^openapi:/m.test(readFileSync(file, 'utf8'))) continue
    for (const specified of await specifiedIn(file)) {
      const operation = operationOf(specified)
      found.set(`${operation.method} ${operation.path}`, operation)
    }
  }
  return found
}

async function specifiedIn(file: string): Promise<SpecOperation[]> {
  try {
    return await getHttpOperationsFromSpec(file)
  } catch (cause) {
    throw new Error(`${file} cannot be read as OpenAPI: ${String(cause)}`, { cause })
  }
}

function operationOf(specified: SpecOperation): Operation {
  const extra = extensions.parse(specified.extensions ?? {})
  const responses = specified.responses[0]?.contents?.[0]?.examples ?? []
  const [first] = responses
  const worked = fields.safeParse(first && 'value' in first ? first.value : {}).data ?? {}
  return {
    method: z.enum(['GET', 'POST']).parse(specified.method.toUpperCase()),
    path: specified.path,
    isSigned: (specified.security ?? []).some((schemes) => schemes.length > 0),
    permissions: extra['x-permissions'],
    limits: extra['x-rate-limit'],
    examples: responses.map(({ key }, index) => {
      const { query, body } = extra['x-request-examples'][index] ?? {}
      return { key, request: fields.safeParse(body ?? query).data ?? {} }
    }),
    bodyFields: new Map(bodyFieldsIn(specified.request?.body?.contents?.[0]?.schema)),
    style: styleOf(worked),
    specified,
  }
}

function bodyFieldsIn(schema: unknown): [string, SpecifiedField][] {
  const { properties } = bodySchema.parse(schema ?? {})
  return Object.entries(properties).flatMap(([name, field]): [string, SpecifiedField][] => [
    [name, { format: field.format, duplicateErrors: field['x-duplicate-errors'] }],
    ...bodyFieldsIn(field.items),
  ])
}
