import { expect, test } from 'vitest'
import { testLake, tokenOf } from '../local/lake/testing/test-lake.ts'
import { lakeClient } from './lake-client.ts'
import { retryWhileBusy, retryWrites } from './retry-writes.ts'

test('retryWrites sends a write again after Retry-After, and the lake executes it once', async () => {
  let time = 1_700_000_000_000
  const limits = { requests: 100, mutations: 1, uploads: 1 }
  await using lake = await testLake({ limits, now: () => time })
  const waits: number[] = []
  const wait = async (ms: number) => {
    waits.push(ms)
    time += ms
  }
  const client = lakeClient({
    SANITY_PROJECT_ID: 'local',
    SANITY_DATASET: 'production',
    SANITY_API_HOST: lake.url,
    SANITY_WRITE_TOKEN: tokenOf('administrator'),
  }).withConfig({ requestHandler: retryWrites(wait) })
  const made = ['a', 'b'].map((_id) => client.create({ _id, _type: 'page' }))
  await Promise.all(made)
  const image = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')
  for (const name of ['first', 'second']) {
    const svg = Buffer.concat([image, Buffer.from(`<!-- ${name} -->`)])
    await retryWhileBusy(() => client.assets.upload('image', svg), wait)
  }
  await client.action([
    { actionType: 'sanity.action.document.delete', publishedId: 'a', includeDrafts: [] },
  ])
  expect(await client.fetch('count(*[_type == "sanity.imageAsset"])')).toBe(2)
  await expect(client.create({ _id: 'b', _type: 'page' })).rejects.toThrow(/already exists/)
  expect(waits).toEqual([1000, 1000, 1000])
})

test('retryWrites gives up on a lake that stays busy', async () => {
  const limits = { requests: 1, mutations: 1, uploads: 1 }
  await using lake = await testLake({ limits, now: () => 1_700_000_000_000 })
  await fetch(`${lake.url}/v1/ping`)
  const waits: number[] = []
  const client = lake.client('administrator').withConfig({
    requestHandler: retryWrites(async (ms) => waits.push(ms)),
  })
  await expect(client.create({ _type: 'page' })).rejects.toThrow(/try again in a second/)
  expect(waits).toEqual(Array(6).fill(1000))
})
