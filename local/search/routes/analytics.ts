import { z } from 'zod'
import { parseRule } from '../analytics/rule.ts'
import { writeCounts } from '../analytics/write-counts.ts'
import { HttpError } from '../http/http-error.ts'
import { parseJson } from '../http/parse-json.ts'
import { type Document, isObject } from '../store/document.ts'
import { created, ok } from './reply.ts'
import type { Call, Route } from './route.ts'

const RULES = '/analytics/rules'
const RULE = `${RULES}/:name`

const countsSchema = z.array(
  z.object({
    collection: z.string(),
    kind: z.enum(['popular_queries', 'nohits_queries']),
    q: z.string(),
    expanded: z.string(),
    tag: z.string(),
    times: z.number().int(),
  }),
)

/** No request has this method: the server asks itself to write what it has counted. */
export const WRITE_COUNTS = { method: 'SELF', path: '/analytics/counts' } as const

/** Writes down at once what was counted; answered by the server, which counts. */
export const FLUSH = { method: 'POST', path: '/analytics/flush' } as const

export const analyticsRoutes: Route[] = [
  {
    method: 'GET',
    path: RULES,
    action: 'analytics/rules:list',
    parameters: ['rule_tag'],
    run: ({ store, query }) => {
      const rules = store.resources.list('analytics_rules').map(({ body }) => parseRule(body))
      const tag = query.get('rule_tag')
      return ok(tag ? rules.filter((rule) => rule.rule_tag === tag) : rules)
    },
  },
  {
    method: 'POST',
    path: RULES,
    action: 'analytics/rules:create',
    run: (call) => {
      const body = parseJson(call.body)
      if (!Array.isArray(body)) return created(create(call, body))
      return ok(
        body.map((each) => {
          try {
            return create(call, each)
          } catch (error) {
            if (!(error instanceof HttpError)) throw error
            return { error: error.message }
          }
        }),
      )
    },
  },
  { method: 'GET', path: RULE, action: 'analytics/rules:get', run: (call) => ok(find(call)) },
  {
    method: 'PUT',
    path: RULE,
    action: 'analytics/rules:upsert',
    run: (call) => {
      const name = call.at('name')
      const before = part(call.store.resources.get('analytics_rules', name))
      const body = part(parseJson(call.body))
      const params = { ...part(before.params), ...part(body.params) }
      return ok(put(call, { ...before, ...body, params, name }))
    },
  },
  {
    method: 'DELETE',
    path: RULE,
    action: 'analytics/rules:delete',
    run: (call) => {
      const rule = find(call)
      call.store.resources.drop('analytics_rules', rule.name)
      return ok(rule)
    },
  },
  {
    ...FLUSH,
    action: 'analytics:flush',
    run: () => {
      throw new Error('Counts are written by the server itself.')
    },
  },
  {
    ...WRITE_COUNTS,
    action: undefined,
    run: ({ store, body }) => {
      writeCounts(store, countsSchema.parse(parseJson(body)))
      return ok({})
    },
  },
]

/** What an object has; of anything else, nothing. */
const part = (value: unknown): Document => (isObject(value) ? value : {})

function create(call: Call, body: unknown) {
  const rule = parseRule(body)
  if (call.store.resources.get('analytics_rules', rule.name) !== undefined)
    throw new HttpError(409, `There's already another rule with name: ${rule.name}`)
  return put(call, rule)
}

function put({ store }: Call, body: unknown) {
  const rule = parseRule(body)
  // Throws where the source or the destination does not exist.
  store.collections.get(rule.collection)
  store.collections.get(rule.params.destination_collection)
  store.resources.put('analytics_rules', rule.name, rule)
  return rule
}

function find({ store, at }: Call) {
  const body = store.resources.get('analytics_rules', at('name'))
  if (body === undefined) throw new HttpError(404, 'Rule not found.')
  return parseRule(body)
}
