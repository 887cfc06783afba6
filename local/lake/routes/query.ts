import { mayRead } from '../access/may-read.ts'
import { readJson } from '../http/body.ts'
import { sendJsonText } from '../http/send.ts'
import { notImplemented } from '../http/unsupported.ts'
import { SYNC_TAGS } from '../listen/live-events.ts'
import { defaultPerspective, parsePerspective } from '../query/perspective.ts'
import { postedQuery, type QueryRequest, queryOf } from '../query/request-params.ts'
import { answerQuery } from '../query/run-query.ts'
import { arraySteps } from '../query/source-map-origin.ts'
import { viewOf } from '../query/view.ts'
import { type Context, HANDLED, type Route } from './context.ts'
import { ofDataset } from './of-dataset.ts'

const KNOWN = new Set([
  'query',
  'perspective',
  'resultSourceMap',
  'returnQuery',
  // Options about freshness: answers here are never stale.
  'cacheMode',
  'lastLiveEventId',
  'tag',
])

/** Throws 501 for an unknown option of the URL that would change the answer. */
function assertKnownOptions(url: URL): void {
  for (const name of url.searchParams.keys())
    if (!KNOWN.has(name) && !name.startsWith('$'))
      throw notImplemented(`the option "${name}" of queries`)
}

function answer(context: Context, { query, params }: QueryRequest) {
  const { lake, url, user, apiVersion, response } = context
  assertKnownOptions(url)
  const started = performance.now()
  const requestedPerspective = url.searchParams.get('perspective') ?? defaultPerspective(apiVersion)
  const view = viewOf(lake.store, parsePerspective(requestedPerspective), user)
  const steps = arraySteps(url.searchParams.get('resultSourceMap'))
  const { json, sourceMap } = answerQuery(query, params, view, user, steps)
  const more = JSON.stringify({
    ...(url.searchParams.get('returnQuery') !== 'false' && { query }),
    syncTags: SYNC_TAGS,
    ...(sourceMap && { resultSourceMap: sourceMap }),
    ms: Math.round(performance.now() - started),
  })
  // The result is JSON text already; parsing and serialising a large one would take longer than the query.
  const text = `{"result":${json},${more.slice(1)}`
  sendJsonText(response, 200, text)
  return HANDLED
}

function documents({ lake, params, user }: Context) {
  const ids = (params['ids'] ?? '').split(',').filter((id) => id !== '')
  const mayBeRead = (id: string) => mayRead(user, id, lake.store.get(id))
  const readable = ids.filter((id) => lake.store.get(id) && mayBeRead(id))
  const omitted = ids.filter((id) => !readable.includes(id))
  return {
    documents: readable.map((id) => lake.store.get(id)),
    omitted: omitted.map((id) => ({ id, reason: mayBeRead(id) ? 'existence' : 'permission' })),
  }
}

/** References from other datasets, of which there are none; the Studio finds those of its own dataset itself. */
const references = () => ({ totalCount: 0, references: [] })

export const queryRoutes: Route[] = [
  {
    method: 'GET',
    path: '/data/query/:dataset',
    handle: ofDataset((context) => answer(context, queryOf(context.url))),
  },
  {
    method: 'POST',
    path: '/data/query/:dataset',
    handle: ofDataset(async (context) =>
      answer(context, postedQuery(await readJson(context.request))),
    ),
  },
  { method: 'GET', path: '/data/doc/:dataset/:ids', handle: ofDataset(documents) },
  {
    method: 'GET',
    path: '/data/references/:dataset/documents/:id/to',
    handle: ofDataset(references),
  },
]
