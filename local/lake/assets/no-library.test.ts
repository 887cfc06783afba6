import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { blackPng } from '../testing/test-images.ts'
import type * as testing from '../testing/test-lake.ts'

let testLake: typeof testing.testLake

// A platform for which there is no binary, seen by a lake whose modules are loaded anew.
beforeAll(async () => {
  vi.resetModules()
  vi.doMock('sharp', async (original) => {
    const { default: sharp } = await original<typeof import('sharp')>()
    return {
      default: Object.assign((...input: Parameters<typeof sharp>) => sharp(...input), {
        block() {
          throw new Error('Could not load the "sharp" module using this platform')
        },
      }),
    }
  })
  ;({ testLake } = await import('../testing/test-lake.ts'))
})

afterAll(() => {
  vi.doUnmock('sharp')
  vi.resetModules()
})

it('keeps and serves images as they are on a machine without the image library, and says so', async () => {
  await using lake = await testLake()
  const client = lake.client('writer')
  const bytes = blackPng(40, 30, 30)
  const asset = await client.assets.upload('image', bytes, { filename: 'a.png' })
  expect(asset._id).toMatch(/-40x30-png$/)
  expect(asset.metadata).toEqual({
    _type: 'sanity.imageMetadata',
    dimensions: expect.objectContaining({ width: 40, height: 30 }),
    hasAlpha: true,
    isOpaque: false,
  })
  const served = await fetch(`${asset.url}?w=10&auto=format`)
  expect(Buffer.from(await served.arrayBuffer())).toEqual(bytes)
  expect(served.headers.get('x-lake-transformation')).toContain('no image library')
  expect((await fetch(`${asset.url}?w=x`)).status).toBe(400)
  const bomb = client.assets.upload('image', blackPng(50_000, 50_000, 1))
  await expect(bomb).rejects.toThrow('Invalid image')
})
