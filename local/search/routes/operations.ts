import { HttpError } from '../http/http-error.ts'
import { parseJson } from '../http/parse-json.ts'
import { metrics } from './metrics.ts'
import { created, ok } from './reply.ts'
import type { Call, Route } from './route.ts'

// 30 and above tells clients that synonyms come in sets.
const VERSION = '30.1'

export const operationRoutes: Route[] = [
  { method: 'GET', path: '/health', action: undefined, run: () => ok({ ok: true }) },
  {
    method: 'GET',
    path: '/debug',
    action: 'debug:list',
    run: () => ok({ state: 1, version: VERSION }),
  },
  {
    method: 'GET',
    path: '/metrics.json',
    action: 'metrics.json:list',
    run: ({ store }) => ok(metrics(store.db.location() ?? '.')),
  },
  {
    method: 'GET',
    path: '/stats.json',
    action: 'stats.json:list',
    run: ({ store }) => ok(store.stats.read(store.pendingWrites())),
  },
  {
    // Nothing is cached, so there is nothing to do.
    method: 'POST',
    path: '/operations/cache/clear',
    action: 'operations:create',
    run: () => ok({ success: true }),
  },
  {
    // A changed schema is answered when the change is done, so none is ever under way.
    method: 'GET',
    path: '/operations/schema_changes',
    action: 'operations:list',
    run: () => ok([]),
  },
  {
    method: 'POST',
    path: '/keys',
    action: 'keys:create',
    run: ({ store, body }) => created(store.keys.create(parseJson(body))),
  },
  {
    method: 'GET',
    path: '/keys',
    action: 'keys:list',
    run: ({ store }) => ok({ keys: store.keys.list() }),
  },
  {
    method: 'GET',
    path: '/keys/:id',
    action: 'keys:get',
    run: (call) => ok(call.store.keys.get(keyId(call))),
  },
  {
    method: 'DELETE',
    path: '/keys/:id',
    action: 'keys:delete',
    run: (call) => ok(call.store.keys.drop(keyId(call))),
  },
]

function keyId({ at }: Call): number {
  const id = Number(at('id'))
  if (!Number.isInteger(id)) throw new HttpError(400, `\`${at('id')}\` is not the number of a key.`)
  return id
}
