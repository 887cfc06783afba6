import { z } from 'zod'
import { listOf } from '../engine/parameters.ts'
import { project } from '../engine/project.ts'
import { HttpError } from '../http/http-error.ts'
import { parseJson } from '../http/parse-json.ts'
import { describe } from '../store/collections.ts'
import { created, ok } from './reply.ts'
import type { Route } from './route.ts'

const aliasSchema = z.object({ collection_name: z.string().min(1) })

export const collectionRoutes: Route[] = [
  {
    method: 'POST',
    path: '/collections',
    action: 'collections:create',
    run: ({ store, body }) => created(describe(store.collections.create(parseJson(body)))),
  },
  {
    method: 'GET',
    path: '/collections',
    action: 'collections:list',
    parameters: ['exclude_fields'],
    run: ({ store, query }) => {
      const exclude = listOf(query.get('exclude_fields') ?? '')
      return ok(store.collections.list().map((each) => project(describe(each), [], exclude)))
    },
  },
  {
    method: 'GET',
    path: '/collections/:collection',
    action: 'collections:get',
    run: ({ store, at }) => ok(describe(store.collections.get(at('collection')))),
  },
  {
    method: 'DELETE',
    path: '/collections/:collection',
    action: 'collections:delete',
    run: ({ store, at }) => {
      const summary = describe(store.collections.get(at('collection')))
      store.collections.drop(at('collection'))
      return ok(summary)
    },
  },
  {
    method: 'GET',
    path: '/aliases',
    action: 'aliases:list',
    run: ({ store }) => ok({ aliases: store.collections.aliases() }),
  },
  {
    method: 'PUT',
    path: '/aliases/:alias',
    action: 'aliases:create',
    run: ({ store, at, body }) => {
      const parsed = aliasSchema.safeParse(parseJson(body))
      if (!parsed.success) throw new HttpError(400, 'Parameter `collection_name` is required.')
      store.collections.putAlias(at('alias'), parsed.data.collection_name)
      return ok({ collection_name: parsed.data.collection_name, name: at('alias') })
    },
  },
  {
    method: 'GET',
    path: '/aliases/:alias',
    action: 'aliases:get',
    run: ({ store, at }) => ok(aliasOf(store.collections.alias(at('alias')), at('alias'))),
  },
  {
    method: 'DELETE',
    path: '/aliases/:alias',
    action: 'aliases:delete',
    run: ({ store, at }) => {
      const alias = aliasOf(store.collections.alias(at('alias')), at('alias'))
      store.collections.dropAlias(at('alias'))
      return ok(alias)
    },
  },
]

function aliasOf(collection: string | undefined, name: string) {
  if (collection === undefined) throw new HttpError(404, 'Not Found')
  return { collection_name: collection, name }
}
