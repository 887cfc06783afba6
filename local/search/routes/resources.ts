import { z } from 'zod'
import { parseSynonymItem, parseSynonymSet } from '../engine/synonyms.ts'
import { HttpError } from '../http/http-error.ts'
import { parseJson } from '../http/parse-json.ts'
import { isObject } from '../store/document.ts'
import type { ResourceKind } from '../store/resources.ts'
import { ok, type Reply } from './reply.ts'
import type { Call, Route } from './route.ts'
import type { Store } from './store.ts'

const stopwordsSchema = z.object({
  stopwords: z.array(z.string()).min(1),
  locale: z.string().optional(),
})
const presetSchema = z.object({ value: z.record(z.string(), z.unknown()) })

export const resourceRoutes: Route[] = [
  ...crud(
    'synonym_sets',
    'synonym_sets',
    readSynonymSet,
    (list) => list.map(flat('name')),
    flat('name'),
  ),
  ...crud(
    'stopwords',
    'stopwords',
    (body) => parse(stopwordsSchema, body),
    (list) => ({ stopwords: list.map(flat('id')) }),
    (each) => ({ stopwords: flat('id')(each) }),
  ),
  ...crud(
    'presets',
    'presets',
    (body) => parse(presetSchema, body),
    (list) => ({ presets: list.map(flat('name')) }),
    flat('name'),
  ),
  {
    method: 'GET',
    path: '/synonym_sets/:name/items',
    action: 'synonym_sets/items:list',
    run: ({ store, at }) => ok(synonymItems(store, at('name'))),
  },
  {
    method: 'GET',
    path: '/synonym_sets/:name/items/:id',
    action: 'synonym_sets/items:get',
    run: ({ store, at }) => {
      const item = synonymItems(store, at('name')).find((each) => each.id === at('id'))
      if (!item) throw new HttpError(404, 'Synonym item not found')
      return ok(item)
    },
  },
  {
    method: 'PUT',
    path: '/synonym_sets/:name/items/:id',
    action: 'synonym_sets/items:upsert',
    run: (call) => {
      const body = parseJson(call.body)
      const item = parseSynonymItem({ ...(isObject(body) ? body : {}), id: call.at('id') })
      refuseSymbols([item])
      return replaceItems(call, item, (items) => [...items, item])
    },
  },
  {
    method: 'DELETE',
    path: '/synonym_sets/:name/items/:id',
    action: 'synonym_sets/items:delete',
    run: (call) => replaceItems(call, { id: call.at('id') }, (items) => items),
  },
]

interface Named {
  name: string
  body: unknown
}

function flat(key: 'id' | 'name') {
  return ({ name, body }: Named) => ({ ...(isObject(body) ? body : {}), [key]: name })
}

function crud(
  kind: ResourceKind,
  action: string,
  read: (body: unknown) => unknown,
  writeList: (list: Named[]) => unknown,
  writeOne: (each: Named) => unknown,
): Route[] {
  const find = (call: Call): Named => {
    const body = call.store.resources.get(kind, call.at('name'))
    if (body === undefined) throw new HttpError(404, 'Not found.')
    return { name: call.at('name'), body }
  }
  return [
    {
      method: 'GET',
      path: `/${kind}`,
      action: `${action}:list`,
      run: ({ store }) => ok(writeList(store.resources.list(kind))),
    },
    {
      method: 'GET',
      path: `/${kind}/:name`,
      action: `${action}:get`,
      run: (call) => ok(writeOne(find(call))),
    },
    {
      method: 'PUT',
      path: `/${kind}/:name`,
      action: `${action}:create`,
      run: ({ store, at, body }) => {
        const value = read(parseJson(body))
        store.resources.put(kind, at('name'), value)
        return ok(flat(kind === 'stopwords' ? 'id' : 'name')({ name: at('name'), body: value }))
      },
    },
    {
      method: 'DELETE',
      path: `/${kind}/:name`,
      action: `${action}:delete`,
      run: (call) => {
        find(call)
        call.store.resources.drop(kind, call.at('name'))
        return ok({ [kind === 'stopwords' ? 'id' : 'name']: call.at('name') })
      },
    },
  ]
}

function readSynonymSet(body: unknown) {
  const set = parseSynonymSet(body)
  refuseSymbols(set.items)
  return set
}

function refuseSymbols(items: Items): void {
  if (items.some(({ symbols_to_index = [] }) => symbols_to_index.length > 0))
    throw new HttpError(501, '`symbols_to_index` of synonyms is not served here.')
}

function synonymItems(store: Store, name: string) {
  const body = store.resources.get('synonym_sets', name)
  if (body === undefined) throw new HttpError(404, 'Synonym set not found')
  return parseSynonymSet(body).items
}

type Items = ReturnType<typeof synonymItems>

function replaceItems(call: Call, answer: { id: string }, change: (others: Items) => Items): Reply {
  const { store, at } = call
  const others = synonymItems(store, at('name')).filter((each) => each.id !== at('id'))
  store.resources.put('synonym_sets', at('name'), { items: change(others) })
  return ok(answer)
}

function parse<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw new HttpError(400, z.prettifyError(parsed.error))
  return parsed.data
}
