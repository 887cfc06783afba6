import { z } from 'zod'
import { permissionRules } from '../../../schemas/permission-rules.ts'
import { locales } from '../../config/locales.ts'
import { remainingHeader } from '../../content/reference/limit-guides.ts'
import { changeFactsSchema } from './change-facts.ts'

/** Text in the page's locale, or in English when it is not translated; code in backticks. */
const words = z.string()

const deprecation = z
  .strictObject({
    since: z.iso.date().optional(),
    sunset: z.iso.date().optional().describe('The day from which it works no more.'),
    successor: z
      .strictObject({
        name: z.string().describe('`GET /v5/market/kline`, or a name in the same list.'),
        url: z.url().optional(),
      })
      .optional()
      .describe('What to use instead.'),
    reason: words.optional(),
  })
  .optional()

const field = z.strictObject({
  name: z.string(),
  path: z.string().describe('Where it stands: `list[].symbol`.'),
  in: z.string().optional().describe('Of a parameter: query, header, path or body.'),
  type: z.string(),
  format: z.string().optional(),
  requirement: z
    .enum(['required', 'conditional', 'optional'])
    .describe('Conditional: required in some cases, which the description names.'),
  default: z.string().optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  unit: z.string().optional().describe('Of a number or time: ms, s, ns, min, h or d.'),
  appliesTo: z.array(z.string()).describe('Product categories that have it; none means all.'),
  values: z.array(z.strictObject({ value: z.string(), label: words.optional(), deprecation })),
  example: z.string().optional(),
  deprecated: z.boolean(),
  deprecation,
  description: words,
})

const example = z.strictObject({
  title: z.string(),
  language: z.string(),
  code: z.string(),
  status: z.number().int().optional().describe('Of a response: its HTTP status.'),
})

const requestExample = example.extend({
  samples: z
    .array(z.strictObject({ label: z.string(), language: z.string(), code: z.string() }))
    .describe('Programs that send the request and print the answer, one per language.'),
})

const operationFactsSchema = z.strictObject({
  operationId: z.string(),
  method: z.enum(['GET', 'POST', 'PUT', 'DELETE', 'PATCH']),
  path: z.string(),
  summary: words,
  description: words,
  auth: z.boolean().describe('The request must be signed, with HMAC-SHA256 or RSA-SHA256.'),
  permissions: z.array(z.string()).describe('That the API key needs, by `permissionRule`.'),
  permissionRule: z
    .enum(permissionRules)
    .optional()
    .describe(
      'Whether the key needs any of `permissions`, the one of the product, or all; all of none: any key will do. Absent where that is not published, or where no key is needed.',
    ),
  rateLimits: z
    .array(
      z.strictObject({
        limit: z.number(),
        per: z.string().describe('Unit of time: s.'),
        category: z.string().optional(),
        counts: z.literal('orders').optional().describe('What it counts, if not requests.'),
      }),
    )
    .describe('None of a signed operation: its limit is not published.'),
  countedFor: z
    .enum(['uid', 'ip'])
    .describe(
      'Whose requests count: those of a user ID, whatever its key, or those of an IP address.',
    ),
  countingUrl: z.url().describe('Where that is explained.'),
  levelsUrl: z.url().optional().describe('Where the higher limits of VIPs are, if they differ.'),
  headersUrl: z
    .url()
    .optional()
    .describe(
      `Where the headers are explained that say what is left, such as \`${remainingHeader}\`.`,
    ),
  deprecated: z.boolean(),
  deprecation,
  likelyErrors: z
    .array(
      z.strictObject({
        code: z.string(),
        meaning: words.describe('What the code means.'),
        action: words.describe('What to do.'),
        url: z.url().describe('Where it is explained.'),
      }),
    )
    .describe('Codes of its own, the most frequent first; none where none are published.'),
  noOtherErrors: z
    .literal(true)
    .optional()
    .describe('There are few or no `likelyErrors`, and no others of its own are published.'),
  generalErrors: z.url().describe('Where the codes are explained that any call can meet.'),
  parameters: z.array(field),
  response: z.array(field),
  requestExamples: z.array(requestExample),
  responseExamples: z.array(example),
})

const channel = z.strictObject({
  name: z.string(),
  summary: words,
  description: words,
  stream: z.string().describe('Path of the connection: `/v5/public/{category}`.'),
  private: z.boolean().describe('The connection wants a login before anything else.'),
  categories: z.array(z.string()).describe('Product categories that have it; none means all.'),
  deprecated: z.boolean(),
  deprecation,
  frequencies: z.array(
    z.strictObject({
      every: z.string().describe('How often it pushes: `100ms`, `real-time`.'),
      categories: z.array(z.string()),
      depth: z.number().optional().describe('Levels of an order book.'),
    }),
  ),
  delivery: z
    .strictObject({
      types: z.array(z.string()).describe('Of its messages: `snapshot`, `delta`.'),
      description: words,
    })
    .optional()
    .describe('How its messages hold together.'),
  limits: z
    .array(z.strictObject({ limit: z.number(), per: z.string().optional(), description: words }))
    .describe('Of the connection.'),
  topics: z.array(
    z.strictObject({
      pattern: z.string().describe('`orderbook.{depth}.{symbol}`'),
      summary: words,
      description: words,
      parameters: z.array(field),
      subscribe: z.string().describe('The request that subscribes to examples of it, as JSON.'),
    }),
  ),
  messages: z.array(
    z.strictObject({
      name: z.string(),
      title: words,
      direction: z.enum(['receive', 'send']).describe('Seen from the client.'),
      appliesTo: z.array(z.string()),
      fields: z.array(field),
      examples: z.array(example),
    }),
  ),
})

const enumeration = z.strictObject({
  name: z.string(),
  title: words,
  description: words,
  values: z.array(
    z.strictObject({ value: z.string(), group: z.string().optional(), label: words, deprecation }),
  ),
})

export const errorFactsSchema = z.strictObject({
  code: z.string(),
  meaning: words.describe('What the code means and what to do, as the page says it.'),
  retMsg: z
    .array(z.string())
    .optional()
    .describe(
      'What the server answers, word for word, `{…}` for what differs; none where it is not published here.',
    ),
  group: words.optional().describe('The part of the API that the code is of.'),
  url: z.url().describe('Where it is explained.'),
})

export const factsSchema = z
  .strictObject({
    $schema: z.url(),
    url: z.url().describe('The page.'),
    path: z.string(),
    locale: z.enum(locales),
    title: words,
    description: words,
    updated: z.iso.datetime().optional().describe('When the page last changed.'),
    operations: z.array(operationFactsSchema),
    parameters: z
      .array(field)
      .describe('Those that the page explains by itself, apart from an operation or channel.'),
    channels: z.array(channel),
    enums: z.array(enumeration),
    errors: z.array(errorFactsSchema),
    history: z.array(changeFactsSchema).describe('What changed on the page, the newest first.'),
  })
  .describe('The facts of the API that one page of the documentation states.')

export type PageFacts = z.infer<typeof factsSchema>

/** The JSON Schema of a page's facts, published at `address`. */
export function factsJsonSchema(address: string) {
  return { $id: address, ...z.toJSONSchema(factsSchema) }
}
