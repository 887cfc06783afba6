import { readdirSync, readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it, test } from 'vitest'
import { parseDocument } from 'yaml'
import { z } from 'zod'
import { notOfTaiwan } from '../schemas/testing/taiwan.ts'
import { closed, expectPlainYaml, objects, type Tree, tree } from './testing.ts'

const EXAMPLES = ['value', 'query', 'body', 'example']

const mediaType = z.object({
  schema: tree,
  examples: z.record(z.string(), z.object({ value: tree })),
})
const parameter = z.union([
  z.object({ $ref: z.string() }),
  z.object({ name: z.string(), schema: tree, example: z.unknown().optional() }),
])
const operation = z.object({
  operationId: z.string(),
  parameters: z.array(parameter).default([]),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: tree })) }).optional(),
  'x-request-examples': z
    .array(z.object({ query: tree.optional(), body: z.unknown().optional() }))
    .min(1),
  responses: z.object({
    '200': z.object({ content: z.object({ 'application/json': mediaType }) }),
  }),
})
const enumeration = z.object({
  title: z.string(),
  'x-zh-TW': z.object({ title: z.string(), description: z.string() }),
  enum: z.array(z.union([z.string(), z.number()])),
  'x-enum': z.object({
    labels: z.record(z.string(), z.object({ en: z.string(), zhTW: z.string() })),
  }),
})
const file = z.object({
  paths: z.record(z.string(), z.record(z.enum(['get', 'post']), operation.optional())),
  components: z
    .object({
      parameters: z.record(z.string(), parameter).default({}),
      schemas: tree.default({}),
    })
    .default({ parameters: {}, schemas: {} }),
})

const files = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => {
    const text = readFileSync(new URL(name, import.meta.url), 'utf8')
    const document = parseDocument(text)
    const source: unknown = document.toJS()
    return { name, text, document, source, ...file.parse(source) }
  })
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false })
for (const { name, source } of files) ajv.addSchema(tree.parse(source), name)

describe.each(files)('$name', ({ text, document, source, paths, components }) => {
  const compile = (schema: Tree) => ajv.compile({ ...schema, components })
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      operation ? [{ ...operation, name: `${method.toUpperCase()} ${path}` }] : [],
    ),
  )

  function parameterOf(named: z.infer<typeof parameter>) {
    if (!('$ref' in named)) return named
    const found = components.parameters[named.$ref.replace('#/components/parameters/', '')]
    if (!found || '$ref' in found) throw new Error(`${named.$ref} is no parameter of this file.`)
    return found
  }

  it('is YAML without errors, anchors and aliases', () => {
    expectPlainYaml(document)
  })

  it('gives each operation an id of its own', () => {
    expect(new Set(operations.map((one) => one.operationId)).size).toBe(operations.length)
  })

  it('has Chinese beside each English word', () => {
    const lacking = objects(source, EXAMPLES).flatMap(([pointer, object]) => {
      if (pointer.endsWith('/x-zh-TW') || pointer.endsWith('/properties')) return []
      const chinese = tree.safeParse(object['x-zh-TW']).data ?? {}
      return ['summary', 'description']
        .filter(
          (word) => typeof object[word] === 'string' && !/\p{Script=Han}/u.test(`${chinese[word]}`),
        )
        .map((word) => `${pointer}/${word}`)
    })
    expect(lacking).toEqual([])
  })

  it('says what each operation, parameter and field is', () => {
    const silent = objects(source, EXAMPLES).flatMap(([pointer, object]) => {
      const isOperation = 'operationId' in object
      const isParameter = 'in' in object && 'schema' in object
      const isField = /\/(properties\/[^/]+|prefixItems\/\d+)$/.test(pointer)
      // The envelope's `result` is told by the operation.
      const named =
        isOperation || isParameter || (isField && !pointer.endsWith('allOf/1/properties/result'))
      return named && typeof object.description !== 'string' ? [pointer] : []
    })
    expect(silent).toEqual([])
  })

  it('labels each value of its enumerations', () => {
    for (const [name, schema] of Object.entries(components.schemas)) {
      if (!('x-enum' in tree.parse(schema))) continue
      const { enum: values, 'x-enum': about } = enumeration.parse(schema)
      expect(Object.keys(about.labels).toSorted(), name).toEqual(values.map(String).toSorted())
    }
  })

  it('is written in the Chinese of Taiwan', () => {
    const lines = text.split('\n').map((line) => line.trim())
    expect(lines.filter((line) => notOfTaiwan(line).length > 0)).toEqual([])
  })

  // A file of shared parts has no operations.
  if (operations.length === 0) return
  describe.each(operations)('$name', ({ parameters, requestBody, responses, ...one }) => {
    const { schema, examples } = responses['200'].content['application/json']
    const listed = parameters.map(parameterOf)
    const requests = one['x-request-examples']

    test('examples of parameters fit', () => {
      for (const { name, schema, example } of listed) {
        if (example === undefined) continue
        const fits = compile(schema)
        expect(fits(example), `${name}: ${ajv.errorsText(fits.errors)}`).toBe(true)
      }
    })

    test('requests name known parameters only', () => {
      for (const [name, value] of requests.flatMap((x) => Object.entries(x.query ?? {}))) {
        const known = listed.find((parameter) => parameter.name === name)
        expect(known && compile(known.schema)(value), `${name}=${value}`).toBe(true)
      }
    })

    test('bodies fit, and hold nothing unnamed', () => {
      const [{ schema } = { schema: undefined }] = Object.values(requestBody?.content ?? {})
      for (const { body } of requests) {
        if (body === undefined) continue
        const fits = schema && compile(tree.parse(closed(schema)))
        expect(fits?.(body) ?? true, ajv.errorsText(fits?.errors)).toBe(true)
      }
    })

    test('responses fit, and hold nothing unnamed', () => {
      expect(Object.keys(examples)).toHaveLength(requests.length)
      const fits = compile(schema)
      const result = z.object({ allOf: z.tuple([tree, tree]) }).parse(schema).allOf[1]
      const fitsClosed = compile(tree.parse(closed(result)))
      for (const [name, { value }] of Object.entries(examples)) {
        expect(fits(value), `${name}: ${ajv.errorsText(fits.errors)}`).toBe(true)
        const named = fitsClosed({ result: value.result })
        expect(named, `${name}: ${ajv.errorsText(fitsClosed.errors)}`).toBe(true)
      }
    })
  })
})
