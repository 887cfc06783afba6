import { expect, it } from 'vitest'
import { type TestLake, testLake, tokenOf } from '../../testing/test-lake.ts'

const SIMPLE = '*[_id == "page-1"][0].n'
/** Nested counts that would compare every page with every page, for every page. */
const DEAR = 'count(*[count(*[count(*[_id != ^._id && n > ^.^.n]) > 5 && n != ^.n]) > 5])'
/** The same in other words each time, so that it is never known. */
const words = (index: number) => DEAR.replace('_id != ^._id', `x${'y'.repeat(index)} != ^._id`)

type Answer = { status: number; body: string }

async function ask({ url }: TestLake, query: string, more: RequestInit = {}): Promise<Answer> {
  const address = `${url}/v2025-02-19/data/query/production?query=${encodeURIComponent(query)}`
  const response = await fetch(address, more)
  return { status: response.status, body: await response.text() }
}

async function filledLake() {
  const lake = await testLake()
  const filling = lake.client('administrator').transaction()
  for (let n = 0; n < 300; n++) filling.create({ _id: `page-${n}`, _type: 'page', n })
  await filling.commit()
  return lake
}

const signedIn = { headers: { authorization: `Bearer ${tokenOf('viewer')}` } }
const answered = { status: 200, body: expect.stringContaining('"result":1,') }

it.each([
  ['one dear query again and again', () => DEAR],
  ['another dear query each time', words],
])('%s keeps no other waiting, be it nobody’s or somebody’s', async (_, queryOf) => {
  await using lake = await filledLake()
  for (let count = 0; count < 20; count++) expect(await ask(lake, SIMPLE)).toMatchObject(answered)
  let ended = 0
  const enough = new AbortController()
  const dear = Array.from({ length: 24 }, async (_each, index) => {
    await ask(lake, queryOf(index), { signal: enough.signal })
    ended += 1
  })
  for (let count = 0; count < 50; count++)
    expect(await ask(lake, SIMPLE, count % 2 === 0 ? {} : signedIn)).toMatchObject(answered)
  // Had they been answered in turn, all of the dear ones would have come before.
  expect(ended).toBeLessThan(24)
  enough.abort()
  await Promise.allSettled(dear)
})

it('answers what takes longer than others may wait, in full, with what was written just before', async () => {
  await using lake = await filledLake()
  const long = 'count(*[count(*[n < ^.n]) >= 0])'
  for (let added = 0; added < 3; added++) {
    await lake.client('writer').create({ _id: `more-${added}`, _type: 'page', n: -1 })
    const { status, body } = await ask(lake, long)
    expect({ status, result: JSON.parse(body).result }).toEqual({
      status: 200,
      result: 301 + added,
    })
  }
})

it('ends a dear query in its time, and refuses who has too many waiting', async () => {
  await using lake = await filledLake()
  expect(await ask(lake, DEAR)).toEqual({
    status: 400,
    body: expect.stringContaining('"queryTimeoutError"'),
  })
  const enough = new AbortController()
  const many = Array.from({ length: 60 }, () => ask(lake, DEAR, { signal: enough.signal }))
  expect(await Promise.race(many)).toEqual({
    status: 429,
    body: expect.stringContaining('queries of yours wait already'),
  })
  enough.abort()
  await Promise.allSettled(many)
})
