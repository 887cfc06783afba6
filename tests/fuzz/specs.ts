import fc from 'fast-check'
import { z } from 'zod'
import { channelsFromSpec } from '../../scripts/sync-specs/channels-from-spec.ts'
import { errorDocument } from '../../scripts/sync-specs/error-document.ts'
import { errorGroupOf } from '../../scripts/sync-specs/error-group.ts'
import { operationsFromSpec } from '../../scripts/sync-specs/operations-from-spec.ts'
import { channelSpecOf } from '../../scripts/sync-specs/read-channel-spec.ts'
import { parseYaml, specOf } from '../../scripts/sync-specs/read-spec.ts'
import { SPEC } from '../../scripts/testing/spec.ts'
import type { FuzzTarget } from './fuzz-target.ts'

const schema = z.object({ yaml: z.string() })

type Input = z.infer<typeof schema>

const FILE = 'specs/a.yaml'
const lines = SPEC.split('\n')

const piece = fc.oneof(
  fc.constantFrom(
    "$ref: '#/components/schemas/Category'",
    "$ref: '#/components'",
    "$ref: '#/__proto__/x'",
    "$ref: '../../etc/passwd#/a'",
    '$ref: 1',
    'allOf: [{}, 1]',
    'anyOf: {}',
    'type: [string, "null"]',
    'enum: [null, {}, 1e999]',
    'items: []',
    'properties: {__proto__: {type: string}, constructor: {}}',
    'a: &a [*a]',
    '? [b]: c',
    '<<: {a: b}',
    '!!js/function a',
    '---',
    '{',
    '[',
    '- ',
    '%',
    '\t',
  ),
  fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value)),
  fc.string({ maxLength: 12 }),
)
/** A valid file with lines removed, repeated or replaced. */
const broken = fc
  .array(
    fc.tuple(fc.nat(lines.length - 1), fc.constantFrom('drop', 'twice', 'instead', 'value'), piece),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((changes) => {
    const all = [...lines]
    for (const [at, how, text] of changes) {
      const line = all[at] ?? ''
      const indent = /^ */.exec(line)?.[0] ?? ''
      if (how === 'drop') all[at] = ''
      else if (how === 'twice') all[at] = `${line}\n${line}`
      else if (how === 'instead') all[at] = indent + text
      else all[at] = line.replace(/:.*$/, `: ${text}`)
    }
    return all.join('\n')
  })

/** OpenAPI, AsyncAPI and error code files: each becomes documents, or an error that names the file. */
export const specsTarget: FuzzTarget<Input> = {
  name: 'specs',
  share: 500,
  inputs: fc
    .oneof(
      { weight: 6, arbitrary: broken },
      fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.stringify(value)),
      fc.array(piece, { maxLength: 5 }).map((all) => all.join('\n')),
    )
    .map((yaml) => ({ yaml })),
  schema,
  open: async () => ({
    async check({ yaml }) {
      orNamed(() => {
        const document = parseYaml(FILE, yaml)
        orNamed(() => operationsFromSpec(specOf(FILE, 'a', document, {})))
        orNamed(() => channelsFromSpec(channelSpecOf(FILE, 'a', document, {}, 'a.yaml')))
        orNamed(() => errorDocument(errorGroupOf(FILE, 'a', document)))
      })
    },
    close: async () => {},
  }),
}

function orNamed(read: () => unknown): void {
  try {
    read()
  } catch (error) {
    if (!(error instanceof Error) || !error.message.includes(FILE)) throw error
  }
}
