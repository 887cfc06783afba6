import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestLake, testLake } from '../../local/lake/testing/test-lake.ts'
import { ADMIN_KEY } from '../../local/search/testing/test-server.ts'
import { locales } from '../../web/config/locales.ts'
import { missedChanges } from '../../web/publishing/reconcile/missed-changes.ts'
import { documentReindexer } from '../../web/publishing/reindex-document.ts'
import { searchAliases } from '../../web/search/collection.ts'
import { fullReindex } from '../../web/search/full-reindex.ts'
import { createSearchClient } from '../../web/search/search-client.ts'
import { searchServer } from '../search/search-server.ts'
import { page } from '../search/small-lake.ts'

const NONE: ReadonlyMap<string, string> = new Map()
/** A period so short that nothing has changed in it. */
const A_MOMENT = 1e-6

let lake: TestLake
let server: Awaited<ReturnType<typeof searchServer>>

beforeAll(async () => {
  lake = await testLake()
  server = await searchServer()
  for (const locale of locales) await fullReindex(search(), locale, [])
  for (const name of ['a', 'b', 'c']) await write({ ...page(name, name, name), _type: 'page' })
})
afterAll(async () => {
  await server.stop()
  await lake.close()
})

const search = () => createSearchClient(server.url, ADMIN_KEY)
const content = () => lake.client('administrator').withConfig({ perspective: 'published' })
const write = (document: { _id: string; _type: string; [field: string]: unknown }) =>
  lake.client('administrator').createOrReplace(document)
const missed = (minutes: number, told = NONE, grace = 0) =>
  missedChanges({ content: content(), search: search(), delivered: told }, { minutes, grace })
const ids = async (minutes: number, told?: ReadonlyMap<string, string>) =>
  (await missed(minutes, told)).map(({ id }) => id).sort()

async function repair(minutes: number): Promise<void> {
  const follow = documentReindexer({
    content: content(),
    search: search(),
    collections: searchAliases,
  })
  await Promise.all((await missed(minutes)).map(follow))
}

it('reconciliation reports pages of any age that the index lacks, until they are in it', async () => {
  expect(await missed(A_MOMENT)).toMatchObject(
    ['a', 'b', 'c'].map((name) => ({ id: `page-${name}`, operation: 'create' })),
  )
  await repair(A_MOMENT)
  expect(await missed(A_MOMENT)).toEqual([])
})

it('reconciliation reports recent changes, unless a webhook named that very revision', async () => {
  const { _rev } = await write({ _id: 'enum-side', _type: 'enumDefinition' })
  await write({ _id: 'drafts.page-a', _type: 'page' })
  await write({ _id: 'private.page-a', _type: 'page' })
  const all = ['enum-side', 'page-a', 'page-b', 'page-c']
  expect(await ids(5)).toEqual(all)
  expect(await ids(5, new Map([['enum-side', _rev]]))).toEqual(all.slice(1))
  expect(await ids(5, new Map([['enum-side', 'older']]))).toEqual(all)
})

it('reconciliation leaves changes of this moment to their webhook, also for pages that the index lacks', async () => {
  await write({ ...page('young', 'young', 'young'), _type: 'page' })
  expect((await missed(5, NONE, 600)).map(({ id }) => id)).toEqual([])
  expect((await missed(5)).map(({ id }) => id)).toContain('page-young')
  await repair(5)
})

it('reconciliation knows the address of a page before its move', async () => {
  await write({ ...page('a', 'a', 'a'), _type: 'page', path: { current: 'v5/moved' } })
  expect((await missed(5)).find(({ id }) => id === 'page-a')).toMatchObject({
    operation: 'update',
    path: 'v5/moved',
    pathBefore: 'v5/a',
  })
})

it('reconciliation reports deleted pages until the index has removed them', async () => {
  await lake.client('administrator').delete('page-b')
  expect(await missed(A_MOMENT)).toEqual([
    { id: 'page-b', type: 'page', operation: 'delete', path: null, pathBefore: 'v5/b' },
  ])
  await repair(A_MOMENT)
  expect(await missed(A_MOMENT)).toEqual([])
})
