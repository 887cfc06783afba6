import { z } from 'zod'
import { parseCurationSet } from '../engine/curation/curation-set.ts'
import { parseSynonymSet } from '../engine/synonyms.ts'
import { HttpError } from '../http/http-error.ts'
import { parseJson } from '../http/parse-json.ts'
import { isObject } from '../store/document.ts'
import { ok } from './reply.ts'
import type { Route } from './route.ts'

const stopwordsSchema = z.object({
  stopwords: z.array(z.string()).min(1),
  locale: z.string().optional(),
})

export const resourceRoutes: Route[] = [
  ...routesOf('synonym_sets', 'name', parseSynonymSet, (list) => list),
  ...routesOf('curation_sets', 'name', parseCurationSet, (list) => list),
  ...routesOf('stopwords', 'id', parseStopwords, (stopwords) => ({ stopwords })),
]

/** The routes for sets of a kind, whose name is in `key`. */
function routesOf(
  kind: 'synonym_sets' | 'curation_sets' | 'stopwords',
  key: 'id' | 'name',
  read: (body: unknown) => object,
  list: (all: object[]) => unknown,
): Route[] {
  const path = `/${kind}/:name`
  return [
    {
      method: 'GET',
      path: `/${kind}`,
      action: `${kind}:list`,
      run: ({ store }) =>
        ok(
          list(
            store.resources
              .list(kind)
              .map(({ name, body }) => ({ ...(isObject(body) ? body : {}), [key]: name })),
          ),
        ),
    },
    {
      method: 'PUT',
      path,
      action: `${kind}:create`,
      run: ({ store, at, body }) => {
        const value = read(parseJson(body))
        store.resources.put(kind, at('name'), value)
        return ok({ ...value, [key]: at('name') })
      },
    },
    {
      method: 'DELETE',
      path,
      action: `${kind}:delete`,
      run: ({ store, at }) => {
        if (!store.resources.drop(kind, at('name'))) throw new HttpError(404, 'Not found.')
        return ok({ [key]: at('name') })
      },
    },
  ]
}

function parseStopwords(body: unknown): object {
  const parsed = stopwordsSchema.safeParse(body)
  if (!parsed.success) throw new HttpError(400, z.prettifyError(parsed.error))
  return parsed.data
}
