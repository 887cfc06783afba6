import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { parse } from 'yaml'
import { z } from 'zod'
import { closeSchemas, type Tree, tree } from '../tree.ts'
import type { CheckedExample } from './checked-example.ts'

const mediaType = z.object({
  schema: tree,
  examples: z.record(z.string(), z.object({ value: tree })),
})
const parameter = z.union([
  z.object({ $ref: z.string() }),
  z.object({ name: z.string(), schema: tree, example: z.unknown().optional() }),
])
const operation = z.object({
  parameters: z.array(parameter).default([]),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: tree })) }).optional(),
  'x-request-examples': z
    .array(z.object({ query: tree.optional(), body: z.unknown().optional() }))
    .min(1),
  responses: z.object({
    '200': z.object({ content: z.object({ 'application/json': mediaType }) }),
  }),
})
const file = z.object({
  paths: z.record(z.string(), z.record(z.enum(['get', 'post']), operation.optional())),
  components: z
    .object({ parameters: z.record(z.string(), parameter).default({}), schemas: tree.default({}) })
    .default({ parameters: {}, schemas: {} }),
})
const result = z.object({ allOf: z.tuple([tree, tree]) })

/**
 * Every example of the OpenAPI files in `folder`, held against its schema: of parameters, queries,
 * bodies and responses. Nothing may stand in one that the schema does not name.
 */
export function restExamples(folder: string): CheckedExample[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.yaml'))
  const sources = names.map((name) => {
    const source: unknown = parse(readFileSync(join(folder, name), 'utf8'))
    return { name, source: tree.parse(source) }
  })
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false })
  for (const { name, source } of sources) ajv.addSchema(source, name)
  return sources.flatMap(({ name, source }) => {
    const { paths, components } = file.parse(source)
    const errorOf = (schema: Tree) => {
      const fits = ajv.compile({ ...schema, components })
      return (value: unknown) => (fits(value) ? undefined : ajv.errorsText(fits.errors))
    }
    return Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, one]) =>
        one
          ? ofOperation(one, components.parameters, errorOf).map((checked) => ({
              ...checked,
              place: `${name}, ${method.toUpperCase()} ${path}, ${checked.place}`,
            }))
          : [],
      ),
    )
  })
}

function ofOperation(
  { parameters, requestBody, responses, 'x-request-examples': requests }: z.infer<typeof operation>,
  shared: Record<string, z.infer<typeof parameter>>,
  errorOf: (schema: Tree) => (value: unknown) => string | undefined,
): CheckedExample[] {
  const listed = parameters.map((each) => {
    const found = '$ref' in each ? shared[each.$ref.replace('#/components/parameters/', '')] : each
    if (!found || '$ref' in found)
      throw new Error(`${JSON.stringify(each)} is no parameter of its file: give it a name there.`)
    return { ...found, errorOf: errorOf(found.schema) }
  })
  const [{ schema: bodySchema } = { schema: undefined }] = Object.values(requestBody?.content ?? {})
  const bodyError = bodySchema && errorOf(tree.parse(closeSchemas(bodySchema)))
  const { schema, examples } = responses['200'].content['application/json']
  const responseError = errorOf(schema)
  const resultError = errorOf(tree.parse(closeSchemas(result.parse(schema).allOf[1])))
  return [
    ...listed.flatMap(({ name, example, errorOf }) =>
      example === undefined ? [] : [{ place: `parameter ${name}`, error: errorOf(example) }],
    ),
    ...requests.map(({ query, body }, index) => {
      const errors = Object.entries(query ?? {}).map(([name, value]) => {
        const known = listed.find((each) => each.name === name)
        return known ? known.errorOf(value) : `there is no parameter ${name}`
      })
      const all = [...errors, ...(body === undefined ? [] : [bodyError?.(body)])]
      return { place: `request ${index + 1}`, error: all.find((error) => error !== undefined) }
    }),
    ...Object.entries(examples).map(([name, { value }]) => ({
      place: `response ${name}`,
      error: responseError(value) ?? resultError({ result: value['result'] }),
    })),
    ...(Object.keys(examples).length === requests.length
      ? []
      : [{ place: 'examples', error: 'there is not one request for each response' }]),
  ]
}
