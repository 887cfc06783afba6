import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse, parseDocument } from 'yaml'
import { z } from 'zod'
import { notOfTaiwan } from '../schemas/testing/taiwan.ts'
import { operationsFromSpec } from '../scripts/sync-specs/operations-from-spec.ts'
import { readSpecs } from '../scripts/sync-specs/read-specs.ts'
import { restExamples } from './examples/rest.ts'
import { expectPlainYaml } from './testing/plain-yaml.ts'
import { objects, tree } from './tree.ts'

const EXAMPLES = ['value', 'query', 'body', 'example']

const coded = z.array(z.object({ code: z.string() }))
const group = z.object({ codes: coded })
const duplicates = z
  .object({ 'x-duplicate-errors': coded.default([]) })
  .transform((object) => ({ errors: object['x-duplicate-errors'] }))
const operation = z.object({ operationId: z.string() })
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
      schemas: tree.default({}),
    })
    .default({ schemas: {} }),
})

const files = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => {
    const text = readFileSync(new URL(name, import.meta.url), 'utf8')
    const document = parseDocument(text)
    const source: unknown = document.toJS()
    return { name, text, document, source, ...file.parse(source) }
  })

it('has examples that fit their schemas and hold nothing unnamed', () => {
  const examples = restExamples(import.meta.dirname)
  expect(examples.length).toBeGreaterThan(800)
  expect(examples.filter(({ error }) => error !== undefined)).toEqual([])
})

it('has a worked request for each category that an operation serves', async () => {
  const body = z.object({ category: z.string().optional() })
  const { rest } = await readSpecs(import.meta.dirname)
  const lacking = rest
    .flatMap(operationsFromSpec)
    .flatMap(({ method, path, parameters, requestExamples }) => {
      const shown = requestExamples.map(({ language, code, query }) =>
        language === 'http'
          ? new URLSearchParams(query).get('category')
          : body.parse(JSON.parse(code)).category,
      )
      const served = parameters.find((parameter) => parameter.path === 'category')?.values ?? []
      return served
        .filter((category) => !shown.includes(category))
        .map((category) => `${method} ${path}: ${category}`)
    })
  expect(lacking).toEqual([])
})

it('answers an identifier that was sent before with a code of errors/', () => {
  const folder = new URL('errors/', import.meta.url)
  const listed = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => group.parse(parse(readFileSync(new URL(name, folder), 'utf8'))).codes)
  const named = files.flatMap(({ source }) =>
    objects(source, EXAMPLES).flatMap(([, object]) => duplicates.parse(object).errors),
  )
  expect(named.length).toBeGreaterThan(10)
  const codes = new Set(listed.map(({ code }) => code))
  expect(named.filter(({ code }) => !codes.has(code))).toEqual([])
})

describe.each(files)('$name', ({ text, document, source, paths, components }) => {
  const operations = Object.values(paths).flatMap((methods) =>
    Object.values(methods).flatMap((operation) => operation ?? []),
  )

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
})
