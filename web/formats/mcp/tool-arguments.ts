import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { defaultLocale, locales } from '../../config/locales.ts'
import { isSecretName, SECRET_REFUSED } from './check/secret-in.ts'

/**
 * Of each tool: a client asks its person before it calls one that may write. `openWorldHint` is left out: each client
 * reads the list before its first question, and hints of a tool that only reads change nothing for it.
 */
export const readsOnly = { readOnlyHint: true }

export const locale = z.enum(locales).default(defaultLocale)

/** Text that a tool takes. */
export const words = z.string().trim().min(1).max(300)

/** A request that a tool looks at; in all it is bounded as each request of the protocol is. */
export const givenRequest = z.union([z.string().max(20_000), z.record(z.string(), z.unknown())])

/** What a tool takes, and nothing else: of a name that it does not know it names those that it does. */
export function toolArguments<Shape extends z.ZodRawShape>(shape: Shape) {
  const known = Object.keys(shape).join(', ')
  const schema = z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys' ? unknownArguments(issue.keys, known) : undefined,
  })
  return listedBriefly(schema)
}

function unknownArguments(names: readonly string[], known: string): string {
  const secret = names.find(isSecretName)
  return secret === undefined
    ? `There is no argument ${names.join(', ')}: this tool takes ${known}.`
    : `${secret}: ${SECRET_REFUSED}`
}

/** Each client reads the list of tools before its first question, so that it has what a call must know alone. */
function listedBriefly<Schema extends z.ZodType>(
  schema: Schema,
): StandardSchemaWithJSON<z.input<Schema>, z.output<Schema>> {
  const { jsonSchema: _, ...standard } = schema['~standard']
  const listed = () => {
    const { $schema: _, ...listed } = z.toJSONSchema(schema, { io: 'input', override: brief })
    return listed
  }
  return { '~standard': { ...standard, jsonSchema: { input: listed, output: listed } } }
}

const UNLISTED = [
  ...['minLength', 'maxLength', 'maxItems', 'pattern', 'format', 'default'],
  'additionalProperties',
]

/** What a value may not be, a call that has it is told. */
function brief({ jsonSchema }: { jsonSchema: Record<string, unknown> }): void {
  for (const name of UNLISTED) delete jsonSchema[name]
  const kinds = z.array(z.looseObject({ type: z.string() })).safeParse(jsonSchema['anyOf'])
  if (kinds.success) {
    jsonSchema['type'] = kinds.data.map(({ type }) => type)
    delete jsonSchema['anyOf']
  }
  if (jsonSchema['type'] === 'integer') {
    delete jsonSchema['minimum']
    delete jsonSchema['maximum']
  }
}
