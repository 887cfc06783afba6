import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { exchangeEnvSchema } from '../local/exchange/env.ts'
import { lakeEnvSchema } from '../local/lake/env.ts'
import { fuzzEnvSchema } from '../local/lake/testing/env.ts'
import { searchEnvSchema } from '../local/search/env.ts'
import { examples } from '../schemas/environment/examples.ts'
import { readEnvironment } from '../schemas/environment/read-environment.ts'
import { scriptsEnvSchema } from '../scripts/env.ts'
import { stackEnvSchema, studioServerSchema } from '../scripts/stack/env.ts'
import { processSchemas } from '../scripts/stack/process-schemas.ts'
import { testEnvSchema } from '../scripts/test/env.ts'
import { studioEnvSchema } from '../studio/env-schema.ts'
import { siteBuildEnvSchema, webEnvSchema } from '../web/config/env-schema.ts'
import { fuzzInputsSchema } from './fuzz/env.ts'
import { testStackEnvSchema } from './support/env.ts'

const schemas: [file: string, schema: z.ZodObject][] = [
  ['local/exchange/env.ts', exchangeEnvSchema],
  ['local/lake/env.ts', lakeEnvSchema],
  ['local/lake/testing/env.ts', fuzzEnvSchema],
  ['local/search/env.ts', searchEnvSchema],
  ['scripts/env.ts', scriptsEnvSchema],
  ['scripts/stack/env.ts', stackEnvSchema],
  ['scripts/stack/env.ts', studioServerSchema],
  ['scripts/test/env.ts', testEnvSchema],
  ['studio/env-schema.ts', studioEnvSchema],
  ['tests/fuzz/env.ts', fuzzInputsSchema],
  ['tests/support/env.ts', testStackEnvSchema],
  ['web/config/env-schema.ts', webEnvSchema],
]
const variables = schemas.flatMap(([file, schema]) =>
  Object.keys(schema.shape).map((name) => ({ file, schema, name })),
)

const root = path.join(import.meta.dirname, '..')
const text = (file: string) => readFileSync(path.join(root, file), 'utf8')

describe('docs/environment.md', () => {
  const rows = text('docs/environment.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const [, first = '', by = ''] = line.split('|')
      return { names: [...first.matchAll(/`(\w+)`/g)].map(([, name = '']) => name), by: by.trim() }
    })
  const listed = rows.flatMap(({ names }) => names)

  it('lists each variable of the schemas once', () => {
    // Every operating system sets PATH.
    const known = new Set(variables.map(({ name }) => name).filter((name) => name !== 'PATH'))
    expect(listed.toSorted()).toEqual([...known].sort())
  })

  it('names the readers of each secret', () => {
    const readers: [label: RegExp, schemas: z.ZodObject[]][] = [
      [/\bsite\b/, [webEnvSchema]],
      [/(^|, )site(,|$)/, [siteBuildEnvSchema]],
      [/scripts|`sync-search`/, [processSchemas['sync-search'], processSchemas.fill]],
    ]
    const secrets = Object.keys(webEnvSchema.shape)
      .concat(Object.keys(scriptsEnvSchema.shape))
      .filter((name) => /TOKEN|SECRET|KEY|REDIS|HEADERS/.test(name))
    for (const name of secrets) {
      const by = rows.find(({ names }) => names.includes(name))?.by ?? ''
      const said = readers.map(([label]) => label.test(by))
      const read = readers.map(([, all]) => all.some(({ shape }) => name in shape))
      expect({ name, said }).toEqual({ name, said: read })
    }
  })

  it('omits no schema, and no variable that is read without one', () => {
    const files = execFileSync(
      'git',
      ['ls-files', '-co', '--exclude-standard', '*env.ts', '*env-schema.ts'],
      { cwd: root },
    )
      .toString()
      .split('\n')
      .filter(Boolean)
    const withSchema = files.filter((file) => /\bz\s*\.object\(/.test(text(file)))
    expect(withSchema.sort()).toEqual([...new Set(schemas.map(([file]) => file))])
    const read = files.flatMap((file) =>
      [...text(file).matchAll(/process\.env(?:\.|\[')(\w+)/g)].map(([, name = '']) => name),
    )
    expect(read.filter((name) => !listed.includes(name))).toEqual([])
  })
})

describe('.env.example', () => {
  /** Variables that hosts and tools set. */
  const OTHERS = ['NODE_ENV', 'NEXT_PHASE', 'CI', 'PATH']
  const meanings = new Map(
    text('docs/environment.md')
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .flatMap((line) => {
        const [, first = '', , meaning = ''] = line.split(/(?<!\\)\|/)
        const plain = meaning.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').trim()
        return [...first.matchAll(/`(\w+)`/g)].map(([, name = '']) => [name, plain] as const)
      }),
  )

  /** The example file for a program: its variables with the texts of docs/environment.md, optional ones as comments. */
  function example(schema: z.ZodObject): string {
    const missing = schema.safeParse({}).error?.issues.map(({ path: [name] }) => name) ?? []
    const lines = Object.keys(schema.shape)
      .filter((name) => !OTHERS.includes(name))
      .toSorted((a, b) => Number(missing.includes(b)) - Number(missing.includes(a)))
      .map((name) => {
        const such = examples[name] === undefined ? '' : `, for example ${examples[name]}`
        return `# ${meanings.get(name)}${such}\n${missing.includes(name) ? '' : '# '}${name}=\n`
      })
    return lines.join('\n')
  }

  it.each([
    ['web', webEnvSchema],
    ['studio', studioEnvSchema],
    ['scripts', scriptsEnvSchema],
  ])('of %s names each variable that it reads, and what it means', async (folder, schema) => {
    await expect(example(schema)).toMatchFileSnapshot(path.join(root, folder, '.env.example'))
  })
})

describe('a variable with a bad value', () => {
  /** The error about one variable, if its value is refused. */
  function said(schema: z.ZodObject, name: string, value: string): string | undefined {
    try {
      readEnvironment(schema, { [name]: value }, 'the test')
      return undefined
    } catch (error) {
      return String(error)
        .split('\n')
        .find((line) => line.startsWith(`  ${name} is `))
    }
  }
  const isSecret = (name: string) => /TOKEN|SECRET|KEY/.test(name)
  const bad = ['', 'nowhere', '-1', '3.5', '70000', 'x y?', '“quoted”', 'abc']

  it.each(variables)(
    'is reported as $name of $file, with value, likely cause and fix',
    ({ schema, name }) => {
      for (const value of bad) {
        const line = said(schema, name, value)
        if (line === undefined) continue
        expect(line.includes(value)).toBe(value === '' || !isSecret(name))
        expect(line).toMatch(/\bmay\b|\bWas\b/)
        expect(line).toMatch(/\b(give|write|correct|set it)\b/i)
      }
    },
  )

  it('is reported with an example when it is missing', () => {
    const needed = variables.filter(({ schema, name }) => said(schema, name, '') !== undefined)
    expect(needed.length).toBeGreaterThan(5)
    for (const { schema, name } of needed)
      expect(said(schema, name, '')).toContain(`, for example ${name}=`)
  })

  it('is refused, except for variables that may contain any text', () => {
    const open = variables
      .filter(({ schema, name }) => bad.every((value) => said(schema, name, value) === undefined))
      .map(({ name }) => name)
    expect([...new Set(open)].sort()).toMatchInlineSnapshot(`
      [
        "CHANGES_WEBHOOK_HOSTS",
        "CHROME_PATH",
        "DATA_DIR",
        "EXCHANGE_ORIGINS",
        "LAKE_DATA",
        "LAKE_STUDIO_ORIGINS",
        "LAKE_WEBHOOK_HOSTS",
        "LAKE_WEBHOOK_SECRET",
        "NEXT_PHASE",
        "NODE_ENV",
        "OTEL_EXPORTER_OTLP_HEADERS",
        "OTEL_SERVICE_NAME",
        "PATH",
        "SANITY_COUNTS_TOKEN",
        "SANITY_DATASET",
        "SANITY_FEEDBACK_TOKEN",
        "SANITY_MANAGE_TOKEN",
        "SANITY_PROJECT_ID",
        "SANITY_PUBLISH_TOKEN",
        "SANITY_READ_TOKEN",
        "SANITY_WEBHOOK_SECRET",
        "SEARCH_DATA",
        "SITE_DIST",
        "SITE_HOST",
        "SITE_PUBLIC_HOSTS",
        "STUDIO_DIST",
        "TYPESENSE_ADMIN_KEY",
        "TYPESENSE_SEARCH_KEY",
      ]
    `)
  })

  it('does not appear in the error when it is a secret', () => {
    const secrets = variables.filter(({ name }) => isSecret(name))
    const anyValue = fc.string({ minLength: 6 }).filter((value) => !/^[a-z ]*$/i.test(value))
    fc.assert(
      fc.property(fc.constantFrom(...secrets), anyValue, ({ schema, name }, value) => {
        expect(said(schema, name, value) ?? '').not.toContain(value)
      }),
    )
  })

  it('does not appear with the password of a URL', () => {
    const line = said(webEnvSchema, 'SITE_URL', 'htp:/me:hunter2@x')
    expect(line ?? '').not.toContain('hunter2')
    expect(said(scriptsEnvSchema, 'TYPESENSE_URL', 'ftp://me:hunter2@x')).toContain('“ftp://…@x”')
  })
})
