import { HttpError } from '../http/http-error.ts'
import { parseJson } from '../http/parse-json.ts'
import { created, ok } from './reply.ts'
import type { Route } from './route.ts'

export const keyRoutes: Route[] = [
  { method: 'GET', path: '/health', action: undefined, run: () => ok({ ok: true }) },
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
    method: 'DELETE',
    path: '/keys/:id',
    action: 'keys:delete',
    run: ({ store, at }) => {
      const id = Number(at('id'))
      if (!Number.isInteger(id))
        throw new HttpError(400, `\`${at('id')}\` is not the number of a key.`)
      return ok(store.keys.drop(id))
    },
  },
]
