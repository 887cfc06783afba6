import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { defaultLocale, locales } from '../../config/locales.ts'
import { isSecretName, SECRET_REFUSED } from './check/secret-in.ts'

/**
 * Annotation of every tool: clients ask for confirmation before a tool that may write. `openWorldHint` is left out: it
 * changes nothing for a read-only tool, and each client loads the list before its first question.
 */
export const readsOnly = { readOnlyHint: true }

export const locale = z.enum(locales).default(defaultLocale)

/** A text argument. */
export const words = z.string().trim().min(1).max(300)

/** A request to check; its total size is bounded by the protocol's request limit. */
export const requestArgument = z.union([z.string().max(20_000), z.record(z.string(), z.unknown())])

/** A schema that accepts only these arguments; the error for an unknown name lists the known ones. */
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

/** Each client loads the list of tools before its first question, so it has only what is needed for a call. */
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

/** Removes constraints from the listing; a call that violates one gets an error. */
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
