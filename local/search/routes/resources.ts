import { z } from 'zod'
import { parseCurationItem, parseCurationSet } from '../engine/curation/curation-set.ts'
import { parseSynonymItem, parseSynonymSet, type SynonymItem } from '../engine/synonyms.ts'
import { HttpError } from '../http/http-error.ts'
import { parseJson } from '../http/parse-json.ts'
import { isObject } from '../store/document.ts'
import type { ResourceKind } from '../store/resources.ts'
import { itemRoutes } from './item-sets.ts'
import { ok } from './reply.ts'
import type { Call, Route } from './route.ts'

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
  ...crud(
    'curation_sets',
    'curation_sets',
    parseCurationSet,
    (list) => list.map(flat('name')),
    flat('name'),
  ),
  ...itemRoutes({
    kind: 'synonym_sets',
    noun: 'Synonym',
    readSet: readSynonymSet,
    readItem: (body) => {
      const item = parseSynonymItem(body)
      refuseSymbols([item])
      return item
    },
  }),
  ...itemRoutes({
    kind: 'curation_sets',
    noun: 'Curation',
    readSet: parseCurationSet,
    readItem: parseCurationItem,
  }),
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

function refuseSymbols(items: readonly SynonymItem[]): void {
  if (items.some(({ symbols_to_index = [] }) => symbols_to_index.length > 0))
    throw new HttpError(501, '`symbols_to_index` of synonyms is not served here.')
}

function parse<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw new HttpError(400, z.prettifyError(parsed.error))
  return parsed.data
}
