import { parseRule } from '../analytics/rule.ts'
import { writeCounts } from '../analytics/write-counts.ts'
import { parseJson } from '../http/parse-json.ts'
import { isObject } from '../store/document.ts'
import { ok } from './reply.ts'
import type { Route } from './route.ts'

export const analyticsRoutes: Route[] = [
  {
    method: 'PUT',
    path: '/analytics/rules/:name',
    action: 'analytics/rules:upsert',
    run: ({ store, at, body }) => {
      const input = parseJson(body)
      const rule = parseRule({ ...(isObject(input) ? input : {}), name: at('name') })
      // Throws when source or destination does not exist.
      store.collections.get(rule.collection)
      store.collections.get(rule.params.destination_collection)
      store.resources.put('analytics_rules', rule.name, rule)
      return ok(rule)
    },
  },
  {
    method: 'POST',
    path: '/analytics/flush',
    action: 'analytics:flush',
    run: ({ store }) => {
      writeCounts(store, { all: true })
      return ok({ ok: true })
    },
  },
]
