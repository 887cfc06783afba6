import {
  createRulesetFunction,
  Ruleset,
  type RulesetFunctionContext,
} from '@stoplight/spectral-core'
import { defined, schema, truthy } from '@stoplight/spectral-functions'
import { asyncapi, oas } from '@stoplight/spectral-rulesets'

type Tree = Record<string, unknown>

/** A field says what it is, but for the envelope's result, which the operation tells. */
const described = createRulesetFunction<Tree, null>(
  { input: { type: 'object' }, options: null },
  (field, _options, { path }: RulesetFunctionContext) => {
    if (typeof field['description'] === 'string' && field['description'] !== '') return []
    if (path.join('/').endsWith('allOf/1/properties/result')) return []
    return [{ message: `${String(path.at(-1))} has no description.` }]
  },
)

/** An operation says whether it is signed, or its file does so for all. */
const secured = createRulesetFunction<Tree, null>(
  { input: { type: 'object' }, options: null },
  (operation, _options, { document }: RulesetFunctionContext) =>
    'security' in operation || 'security' in Object(document.data)
      ? []
      : [{ message: 'Neither the operation nor its file says "security".' }],
)

const operations = '$.paths[*][get,post,put,patch,delete]'
const topics = '$.channels[?(@ && @.address)]'

interface Check {
  function: unknown
  functionOptions?: unknown
  /** Which property of what stands there; without one, the whole. */
  field?: string
}

/** What stands at `given` passes the check. */
const rule = (given: string | string[], check: Check, more: object = {}) => ({
  given,
  severity: 'error',
  message: '{{error}}',
  // biome-ignore lint/suspicious/noThenProperty: Spectral calls it so
  then: check,
  ...more,
})

const has = (field: string): Check => ({ field, function: truthy })

const fits = (properties: Record<string, object>, required: string[]): Check => ({
  function: schema,
  functionOptions: {
    schema: { type: 'object', additionalProperties: false, required, properties },
  },
})

/** As written: resolving a reference would lose the words beside it. */
const asWritten = { resolved: false }

const fieldDescribed = rule(
  ['$..properties[*]', '$..prefixItems[*]'],
  { function: described },
  asWritten,
)

/** Tools that do not know the dates see the flag alone. */
const deprecationFlagged = rule(
  ['$..properties[?(@ && @["x-deprecation"])]', '$..prefixItems[?(@ && @["x-deprecation"])]'],
  has('deprecated'),
  asWritten,
)

/** By it a file is served with the addresses that the Studio holds. */
const serverEnvironment = rule('$.servers[*]', has('x-environment'))

/** For the files of operations; `shared` is for those that hold nothing but parts of others. */
export const restRuleset = (shared: boolean) =>
  new Ruleset({
    extends: [oas],
    rules: {
      // Who is behind the API is not told in its specs.
      'info-contact': 'off',
      ...(shared && { 'oas3-api-servers': 'off', 'oas3-unused-component': 'off' }),
      'oas3-parameter-description': 'error',
      'server-environment': serverEnvironment,
      'operation-summary': rule(operations, has('summary')),
      'operation-chinese': rule(operations, has('x-zh-TW')),
      'operation-chinese-summary': rule(`${operations}.x-zh-TW`, has('summary')),
      'operation-chinese-description': rule(`${operations}.x-zh-TW`, has('description')),
      'operation-security': rule(operations, { function: secured }),
      'rate-limit': rule(
        '$..x-rate-limit[*]',
        fits(
          {
            limit: { type: 'integer', minimum: 1 },
            per: { enum: ['s', 'min', 'h', 'd'] },
            category: { type: 'string' },
            counts: { const: 'orders' },
          },
          ['limit', 'per'],
        ),
      ),
      permissions: rule(
        '$.paths[*][*].x-permissions',
        fits({ anyOf: { minItems: 2 }, byProduct: { minItems: 2 }, allOf: { type: 'array' } }, []),
      ),
      'own-errors': rule('$.paths[*][*].x-errors', {
        function: schema,
        functionOptions: { schema: { type: 'array', minItems: 1, uniqueItems: true } },
      }),
      'duplicates-answered': rule(
        '$..properties[?(@ && (@.format === "uuid" || @.format === "unique-id"))]',
        { field: 'x-duplicate-errors', function: defined },
      ),
      'duplicate-errors': rule(
        '$..x-duplicate-errors[*]',
        fits({ code: { type: 'string' }, category: { type: 'string' } }, ['code']),
      ),
      'field-described': fieldDescribed,
      'deprecation-flagged': deprecationFlagged,
      'operation-deprecation-flagged': rule(
        '$.paths[*][?(@ && @["x-deprecation"])]',
        has('deprecated'),
      ),
    },
  })

/** For the files of topics; `connected` is false for the one that all of them refer to. */
export const channelRuleset = (connected: boolean) =>
  new Ruleset({
    extends: [asyncapi],
    rules: {
      'asyncapi-info-contact': 'off',
      'asyncapi-info-license': 'off',
      'asyncapi-3-tags': 'off',
      'asyncapi-latest-version': 'off',
      // The words stand at the channels, which pages show; operations only say who sends.
      'asyncapi-3-operation-description': 'off',
      // Payloads are JSON Schema 2020-12, whose examples the tests of the specs check.
      'asyncapi-3-payload-unsupported-schemaFormat': 'off',
      ...(!connected && { 'asyncapi-servers': 'off' }),
      'server-environment': serverEnvironment,
      'topic-summary': rule(topics, has('summary')),
      'topic-description': rule(topics, has('description')),
      'topic-page': rule(topics, has('x-docs-route')),
      'topic-subscription': rule(topics, has('x-subscribe')),
      'topic-chinese': rule(topics, has('x-zh-TW')),
      'message-title': rule('$.components.messages[*]', has('title')),
      'push-frequency': rule(
        '$..x-push-frequency[*]',
        fits(
          {
            every: { type: 'string', pattern: String.raw`^(real-time|\d+(-\d+)?(ms|s))$` },
            category: { type: 'array', minItems: 1, items: { type: 'string' } },
            depth: { type: 'integer', minimum: 1 },
          },
          ['every'],
        ),
      ),
      'field-described': fieldDescribed,
      'deprecation-flagged': deprecationFlagged,
    },
  })
