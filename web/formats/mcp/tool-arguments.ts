import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { defaultLocale, locales } from '../../config/locales.ts'

/** Of each tool: it reads, and nothing but the documentation. */
export const readsOnly = { readOnlyHint: true, openWorldHint: false }

export const locale = z.enum(locales).default(defaultLocale)

/** Text that a tool takes. */
export const words = z.string().trim().min(1).max(300)

/** What a tool takes, and nothing else: of a name that it does not know it names those that it does. */
export function toolArguments<Shape extends z.ZodRawShape>(shape: Shape) {
  const known = Object.keys(shape).join(', ')
  const schema = z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `There is no argument ${issue.keys.join(', ')}: this tool takes ${known}.`
        : undefined,
  })
  return listedBriefly(schema)
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

/** What a value may not be, a call that has it is told. */
function brief({ jsonSchema }: { jsonSchema: Record<string, unknown> }): void {
  for (const name of ['minLength', 'maxLength', 'maxItems', 'pattern', 'default'])
    delete jsonSchema[name]
  if (jsonSchema['type'] === 'integer') {
    delete jsonSchema['minimum']
    delete jsonSchema['maximum']
  }
}
