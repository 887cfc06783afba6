import { describe, expect, it } from 'vitest'
import { testLake } from './testing.ts'

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
