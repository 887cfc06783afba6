import type { Client } from 'typesense'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { ADMIN_KEY } from '../../local/search/testing/test-server.ts'
import type { TriedQuery } from '../../schemas/search-trial.ts'
import { syncSearch } from '../../scripts/sync-search/sync-search.ts'
import { fetchTuningWith } from '../../web/content/tuning/tuning.ts'
import { createSearchClient } from '../../web/search/search-client.ts'
import { removeOldTrials, withTrialIndex } from '../../web/search/trial/trial-index.ts'
import { trialResponse } from '../../web/search/trial/trial-response.ts'
import { tryTuning } from '../../web/search/trial/try-tuning.ts'
import { searchServer } from './search-server.ts'
import { page, smallLake } from './small-lake.ts'

let server: Awaited<ReturnType<typeof searchServer>>
let lake: ReturnType<typeof smallLake>
let drafts: ReturnType<typeof smallLake>
let client: Client
const pages = [
  page('a', 'Alpha', 'A quokka sleeps.'),
  page('b', 'Beta', 'A quokka eats.'),
  page('c', 'Gamma', 'A wombat digs.'),
]

beforeAll(async () => {
  server = await searchServer()
  client = createSearchClient(server.url, ADMIN_KEY)
})
afterAll(() => server.stop())
beforeEach(async () => {
  lake = smallLake(...pages)
  drafts = smallLake(...pages)
  await sync()
})

async function sync() {
  const terminal = { say: () => {}, step: () => () => {} }
  await syncSearch(lake.client, client, terminal, { dryRun: false, force: true })
}

/** All resources of the server, by name. */
async function everything(): Promise<string[]> {
  const [collections, synonyms, curations, { stopwords }] = await Promise.all([
    client.collections().retrieve(),
    client.synonymSets().retrieve(),
    client.curationSets().retrieve(),
    client.stopwords().retrieve(),
  ])
  return [
    ...[...collections, ...synonyms, ...curations].map(({ name }) => name),
    ...stopwords.map(({ id }) => id),
  ].sort()
}

const query = (q: string, ...places: string[]): TriedQuery => ({
  q,
  locale: 'en',
  places: places.map((place) => `v5/${place}`),
})

const desk = {
  studio: 'https://studio.example',
  isKnown: async (secret: string) => secret === 'known',
  tuning: (id: string) => fetchTuningWith(lake.client, drafts.client, id),
  run: (trial: Omit<Parameters<typeof tryTuning>[1], 'version'>) =>
    tryTuning(client, { ...trial, version: 'current' }),
}

/** The site's answer to the Studio's request to try a draft. */
async function tried(id: string, queries: TriedQuery[], secret = 'known') {
  const body = JSON.stringify({ secret, id, queries })
  const headers = { 'content-length': String(Buffer.byteLength(body)) }
  const request = new Request('https://docs.example/docs/api/search-trial', {
    method: 'POST',
    body,
    headers,
  })
  const response = await trialResponse(desk, request)
  expect(response.headers.get('access-control-allow-origin')).toBe(desk.studio)
  return { status: response.status, ...(await response.json()) }
}

const both = { _id: 's', _type: 'searchSynonym', direction: 'both', language: 'en' }
const ref = (id: string) => ({ _type: 'reference', _ref: id })
const pin = (id: string) => ({ _key: id, page: ref(id) })

it('a trial reports which queries a new synonym makes better and worse, and leaves nothing behind', async () => {
  const before = await everything()
  drafts.publish({ ...both, words: ['burrower', 'wombat'] })
  const queries = [query('burrower', 'c'), query('burrower'), query('quokka', 'a', 'b')]
  expect(await tried('s', queries)).toEqual({
    status: 200,
    better: [{ q: 'burrower', locale: 'en', before: null, after: 1 }],
    worse: [{ q: 'burrower', locale: 'en', before: 1, after: null }],
    unchanged: 1,
  })
  expect(await everything()).toEqual(before)
})

it('a trial reports hits lost with a removed synonym, and with an edited document', async () => {
  lake.publish({ ...both, words: ['burrower', 'digger', 'wombat'] })
  await sync()
  drafts.publish({ ...both, words: ['digger', 'wombat'] })
  const { better, worse } = await tried('s', [query('burrower', 'c'), query('digger', 'c')])
  expect([better, worse]).toEqual([[], [{ q: 'burrower', locale: 'en', before: 1, after: null }]])
})

it('a trial covers curations and stop words', async () => {
  const curation = { _id: 'c', _type: 'searchCuration', query: 'quokka', match: 'exact' }
  drafts.publish({ ...curation, language: 'all', pinned: [pin('page-c')], hidden: [ref('page-a')] })
  const { better, worse } = await tried('c', [query('quokka', 'c'), query('quokka sleeps', 'a')])
  expect([better, worse]).toEqual([[{ q: 'quokka', locale: 'en', before: null, after: 1 }], []])
  drafts.publish({ _id: 'searchStopWords', _type: 'searchStopWords', en: ['wombat'] })
  const ignoring = await tried('searchStopWords', [query('wombat', 'c')])
  expect(ignoring.worse).toEqual([{ q: 'wombat', locale: 'en', before: 1, after: null }])
})

it('a trial tests only queries in the draft’s language, and ignores other drafts', async () => {
  drafts.publish(
    { ...both, language: 'zh-TW', words: ['袋熊', 'wombat'] },
    { ...both, _id: 't', words: ['burrower', 'wombat'] },
  )
  const zh: TriedQuery = { q: '袋熊', locale: 'zh-TW', places: ['v5/c'] }
  expect(await tried('s', [zh, query('burrower', 'c')])).toEqual({
    status: 200,
    better: [{ q: '袋熊', locale: 'zh-TW', before: null, after: 1 }],
    worse: [],
    unchanged: 0,
  })
})

it('a trial refuses users unknown to the lake, malformed requests, and incomplete drafts', async () => {
  const before = await everything()
  drafts.publish({ ...both, words: [] })
  expect(await tried('s', [], 'guessed')).toEqual({ status: 401, problem: 'secret' })
  expect(await tried('s', [])).toMatchObject({ status: 422, problem: 'draft' })
  const many = Array.from({ length: 1001 }, (_, at) => query(`q${at}`, 'a'))
  expect(await tried('s', many)).toMatchObject({ status: 400, problem: 'request' })
  expect(await everything()).toEqual(before)
})

it('a trial cleans up after a failure, after a timeout, and after a process that ended', async () => {
  const before = await everything()
  drafts.publish({ ...both, words: ['a', 'wombat'] })
  const { tuning, changed } = await fetchTuningWith(lake.client, drafts.client, 's')
  const failing = withTrialIndex(client, 'en', tuning, async () => {
    throw new Error('It failed')
  })
  await expect(failing).rejects.toThrow('It failed')
  const now = vi
    .fn<() => number>()
    .mockReturnValueOnce(0)
    .mockReturnValueOnce(0)
    .mockReturnValue(61_000)
  const trial = {
    tuning,
    changed,
    locales: ['en'] as const,
    version: 'current',
    queries: [query('a', 'a')],
  }
  await expect(tryTuning(client, trial, now)).rejects.toThrow('within 60 s')
  expect(await everything()).toEqual(before)
  const left = 'trial_1000_abcdef12'
  await client.synonymSets(left).upsert({ items: [] })
  await client.stopwords().upsert(left, { stopwords: ['x'] })
  await client.collections().create({ name: left, fields: [{ name: 'a', type: 'string' }] })
  const young = `trial_${Date.now()}_abcdef12`
  await client.synonymSets(young).upsert({ items: [] })
  await removeOldTrials(client)
  expect(await everything()).toEqual([...before, young].sort())
  await client.synonymSets(young).delete()
})
