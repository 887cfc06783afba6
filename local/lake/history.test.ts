import { describe, expect, it } from 'vitest'
import { testLake } from './testing.ts'

describe('history', () => {
  it('lists events, transactions and documents as they were', async () => {
    await using lake = await testLake()
    const client = lake.client('writer')
    const pair = { draftId: 'drafts.a', publishedId: 'a' }
    const first = await client.create({ _id: 'drafts.a', _type: 'page', text: 'one' })
    await client.action({ actionType: 'sanity.action.document.publish', ...pair })
    await client.action({
      actionType: 'sanity.action.document.edit',
      ...pair,
      patch: { set: { text: 'two' } },
    })
    await client.action({ actionType: 'sanity.action.document.discard', draftId: 'drafts.a' })
    const get = (path: string) => client.request({ url: `/data/history/production/${path}` })
    const { events } = await get('events/documents/drafts.a?limit=10')
    expect(events['drafts.a'].map((event: { type: string }) => event.type)).toEqual([
      'deleteDocumentVersion',
      'createDocumentVersion',
      'publishDocumentVersion',
      'createDocumentVersion',
    ])
    const [old] = (await get(`documents/drafts.a?revision=${first._rev}`)).documents
    expect(old).toEqual(first)
    const [last] = (await get('documents/drafts.a?lastRevision=true')).documents
    expect(last).toMatchObject({ text: 'two' })
    const log = await fetch(
      `${lake.url}/v2025-02-19/data/history/production/transactions/drafts.a?excludeContent=true`,
      {
        headers: { authorization: 'Bearer writer-token-0123456789' },
      },
    )
    const lines = (await log.text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { id: string; effects: object })
    expect(lines[0]).toMatchObject({
      id: first._rev,
      effects: { 'drafts.a': { apply: expect.any(Array) } },
    })
    expect(lines).toHaveLength(4)
  })
})

describe('assets', () => {
  it('keep the bytes of an image and describe it', async () => {
    await using lake = await testLake()
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    const asset = await lake.client('writer').assets.upload('image', png, { filename: 'dot.png' })
    expect(asset).toMatchObject({
      _type: 'sanity.imageAsset',
      metadata: { dimensions: { width: 1, height: 1 } },
    })
    const served = await fetch(asset.url)
    expect(served.headers.get('content-type')).toBe('image/png')
    expect(Buffer.from(await served.arrayBuffer())).toEqual(png)
    const gone = await fetch(`${lake.url}/images/local/production/..%2flake.sqlite`)
    expect(gone.status).toBe(404)
  })
})
