import { z } from 'zod'
import { integer, listOf } from '../engine/parameters.ts'
import { project } from '../engine/project.ts'
import { HttpError } from '../http/http-error.ts'
import { parseJson } from '../http/parse-json.ts'
import { describe } from '../store/collections.ts'
import { isObject } from '../store/document.ts'
import { created, ok } from './reply.ts'
import type { Route } from './route.ts'

const aliasSchema = z.object({ collection_name: z.string().min(1) })

export const collectionRoutes: Route[] = [
  {
    method: 'POST',
    path: '/collections',
    action: 'collections:create',
    parameters: ['src_name'],
    run: ({ store, query, body }) => {
      const input = parseJson(body)
      const source = query.get('src_name')
      if (source === null) return created(describe(store.collections.create(input)))
      const { schema } = store.collections.get(source)
      const name = isObject(input) ? input.name : undefined
      // Of the body only the name counts, as on a real server.
      return created(describe(store.collections.create({ ...schema, name })))
    },
  },
  {
    method: 'GET',
    path: '/collections',
    action: 'collections:list',
    parameters: ['limit', 'offset', 'exclude_fields'],
    run: ({ store, query }) => {
      const raw = Object.fromEntries(query)
      const offset = integer(raw, 'offset', 0)
      const list = store.collections.list().slice(offset, offset + integer(raw, 'limit', 1_000_000))
      return ok(list.map((each) => project(describe(each), [], listOf(raw.exclude_fields))))
    },
  },
  {
    method: 'GET',
    path: '/collections/:collection',
    action: 'collections:get',
    run: ({ store, at }) => ok(describe(store.collections.get(at('collection')))),
  },
  {
    method: 'PATCH',
    path: '/collections/:collection',
    action: 'collections:update',
    run: ({ store, at, body }) => ok(store.collections.change(at('collection'), parseJson(body))),
  },
  {
    method: 'DELETE',
    path: '/collections/:collection',
    action: 'collections:delete',
    // Space is used again by the next collection, compacted or not.
    parameters: ['compact_store'],
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
