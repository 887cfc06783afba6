import { readdirSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import path from 'node:path'
import sharp from 'sharp'
import { expect } from 'vitest'
import type { Role } from '../auth/users.ts'
import { answerOf, refusal } from '../testing/answers.ts'
import { contract } from '../testing/contract.ts'
import { blackPng, plain, quadrantImage } from '../testing/test-images.ts'
import { type TestLake, tokenOf } from '../testing/test-lake.ts'

const MEGABYTE = 1024 * 1024

const filesOf = (lake: TestLake) => readdirSync(path.join(lake.dataDir, 'assets'))

const referring = (id: string, weak: boolean) => ({
  _id: 'page-a',
  _type: 'page',
  image: { _type: 'image', asset: { _type: 'reference', _ref: id, ...(weak && { _weak: true }) } },
})

contract(
  'POST /assets/images/:dataset',
  '@sanity/client',
  'an image becomes a document with what can be seen in it',
  async (lake) => {
    const bytes = await quadrantImage(200, 100)
    const asset = await lake.client('writer').assets.upload('image', bytes, {
      filename: '深度圖.png',
      title: 'Depth',
      source: { id: '7', name: 'charts', url: 'https://exchange.example/7' },
      tag: 'import.image',
    })
    const hash = asset.sha1hash
    expect(asset).toEqual({
      _id: `image-${hash}-200x100-png`,
      _type: 'sanity.imageAsset',
      _rev: expect.any(String),
      _createdAt: expect.any(String),
      _updatedAt: expect.any(String),
      assetId: hash,
      sha1hash: expect.stringMatching(/^[a-f0-9]{40}$/),
      extension: 'png',
      mimeType: 'image/png',
      size: bytes.length,
      uploadId: expect.stringMatching(/^[a-f0-9]{32}$/),
      path: `images/local/production/${hash}-200x100.png`,
      url: `${lake.url}/images/local/production/${hash}-200x100.png`,
      originalFilename: '深度圖.png',
      title: 'Depth',
      source: {
        _type: 'sanity.assetSourceData',
        id: '7',
        name: 'charts',
        url: 'https://exchange.example/7',
      },
      metadata: {
        _type: 'sanity.imageMetadata',
        dimensions: { _type: 'sanity.imageDimensions', width: 200, height: 100, aspectRatio: 2 },
        hasAlpha: false,
        isOpaque: true,
      },
    })
  },
)

contract(
  'POST /assets/images/:dataset',
  '@sanity/client',
  'transparency, and images of every format',
  async (lake) => {
    const client = lake.client('writer')
    const clear = await client.assets.upload(
      'image',
      await plain(9, 9, '#00000000', 4).png().toBuffer(),
    )
    expect(clear.metadata).toMatchObject({ hasAlpha: true, isOpaque: false })
    expect(clear).not.toHaveProperty('originalFilename')
    const opaque = await client.assets.upload(
      'image',
      await plain(9, 9, '#000', 4).png().toBuffer(),
    )
    expect(opaque.metadata).toMatchObject({ hasAlpha: true, isOpaque: true })
    const formats = ['jpeg', 'gif', 'webp', 'avif', 'tiff'] as const
    const kinds = []
    for (const format of formats) {
      const bytes = await plain(12, 8, '#aabbcc').toFormat(format).toBuffer()
      // The file name that the sender gives does not determine the format.
      const asset = await client.assets.upload('image', bytes, {
        contentType: 'image/png',
        filename: 'a.png',
      })
      kinds.push(`${asset.extension} ${asset.mimeType} ${asset.metadata.dimensions.width}`)
    }
    expect(kinds).toEqual([
      'jpg image/jpeg 12',
      'gif image/gif 12',
      'webp image/webp 12',
      'avif image/avif 12',
      'tif image/tiff 12',
    ])
  },
)

contract(
  'POST /assets/images/:dataset',
  '@sanity/client',
  'the same bytes are the same asset, at once or later, and it keeps what its document says',
  async (lake) => {
    const client = lake.client('writer')
    const bytes = await quadrantImage(40, 40)
    const uploads = await Promise.all(
      ['one', 'two', 'three', 'four', 'five', 'six'].map((filename) =>
        client.assets.upload('image', bytes, { filename }),
      ),
    )
    expect(
      new Set(
        uploads.map(({ _id, _rev, originalFilename }) => `${_id} ${_rev} ${originalFilename}`),
      ).size,
    ).toBe(1)
    expect(filesOf(lake)).toHaveLength(1)
    const id = uploads[0]?._id ?? ''
    await client.patch(id).set({ altText: 'Four colours' }).commit()
    const again = await client.assets.upload('image', bytes, { filename: 'b.png' })
    expect(again).toMatchObject({ _id: id, altText: 'Four colours' })
    expect(again.originalFilename).toBe(uploads[0]?.originalFilename)
    expect(await client.fetch('count(*[_type == "sanity.imageAsset"])')).toBe(1)
  },
)

contract(
  'POST /assets/images/:dataset',
  'Studio',
  'an upload takes the options that the image field sends',
  async (lake) => {
    const sent = lake.client('writer').assets.upload('image', await quadrantImage(20, 20), {
      tag: 'asset.upload',
      extract: ['blurhash', 'lqip', 'palette'],
    })
    expect(await sent).toMatchObject({ _type: 'sanity.imageAsset' })
  },
)

contract(
  'POST /assets/images/:dataset',
  '@sanity/client',
  'what is no image is refused, whatever it calls itself, and leaves nothing',
  async (lake) => {
    const whole = await sharp(await quadrantImage(300, 300))
      .jpeg()
      .toBuffer()
    const svgInside = '<!DOCTYPE html><html><body><svg width="9" height="9"></svg></body></html>'
    const uploads: [Buffer, RegExp][] = [
      [Buffer.from('<html><script>alert(1)</script></html>'), /no PNG, JPEG/],
      [Buffer.from(svgInside), /no PNG, JPEG/],
      [Buffer.from('\x89PNG\r\n\x1a\n and no more', 'latin1'), /./],
      [whole.subarray(0, whole.length / 2), /./],
      [blackPng(5000, 5000, 3), /./],
    ]
    for (const [bytes, details] of uploads) {
      const options = { contentType: 'image/png', filename: 'a.png' }
      const upload = lake.client('writer').assets.upload('image', bytes, options)
      expect(await refusal(upload)).toMatchObject({
        status: 400,
        message: expect.stringContaining('Invalid image, could not read metadata'),
      })
      const body = await answered(lake, 'images', bytes)
      expect(body).toMatchObject({ statusCode: 400, details: expect.stringMatching(details) })
    }
    expect(await answered(lake, 'images', Buffer.alloc(0))).toMatchObject({ statusCode: 400 })
    expect(filesOf(lake)).toEqual([])
  },
)

/** The answer to an upload sent without the client. */
async function answered(lake: TestLake, kind: string, body: Buffer, role: Role = 'writer') {
  const response = await fetch(`${lake.url}/v2025-02-19/assets/${kind}/production`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokenOf(role)}` },
    body: new Uint8Array(body),
  })
  return response.json()
}

contract(
  'POST /assets/images/:dataset',
  '@sanity/client',
  'a few kilobytes that unpack to 50,000 × 50,000 pixels are refused without being unpacked',
  async (lake) => {
    const bomb = blackPng(50_000, 50_000, 300)
    expect(bomb.length).toBeLessThan(10_000)
    const before = process.memoryUsage().rss
    expect(await answered(lake, 'images', bomb)).toEqual({
      statusCode: 400,
      error: 'Bad Request',
      message: 'Invalid image, could not read metadata',
      details: 'It is 50000x50000 pixels, and 50 megapixels are the most taken here',
    })
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * MEGABYTE)
  },
)

contract(
  'POST /assets/images/:dataset',
  '@sanity/client',
  'an SVG of more pixels than its name has room for is refused, and none of it is kept',
  async (lake) => {
    for (const svg of [
      '<svg width="99999999" height="99999999"/>',
      '<svg width="99999999" height="1"/>',
      '<svg viewBox="0 0 1 99999999"/>',
    ])
      expect(await answered(lake, 'images', Buffer.from(svg))).toMatchObject({ statusCode: 400 })
    expect(await lake.client('viewer').fetch('count(*[_type == "sanity.imageAsset"])')).toBe(0)
  },
)

contract(
  'POST /assets/images/:dataset',
  '@sanity/client',
  'what is too large is refused: before it is sent when its length is told, else on the way',
  async (lake) => {
    const told = await new Promise<number | undefined>((resolve, reject) => {
      const upload = httpRequest(`${lake.url}/v2025-02-19/assets/images/production`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${tokenOf('writer')}`,
          'content-length': 100 * MEGABYTE,
        },
      })
      upload.on('response', (response) => {
        resolve(response.statusCode)
        upload.destroy()
      })
      upload.on('error', reject)
      upload.flushHeaders()
    })
    expect(told).toBe(413)
    const large = lake.client('writer').assets.upload('image', Buffer.alloc(65 * MEGABYTE))
    expect(await refusal(large)).toMatchObject({
      status: 413,
      message: expect.stringContaining('larger than 64 MiB'),
    })
    const streamed = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(MEGABYTE)),
    })
    const endless = await fetch(`${lake.url}/v2025-02-19/assets/images/production`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tokenOf('writer')}` },
      body: streamed,
      duplex: 'half',
    } as RequestInit)
    expect(endless.status).toBe(413)
    expect(filesOf(lake)).toEqual([])
  },
)

contract(
  'POST /assets/images/:dataset',
  '@sanity/client',
  'nobody, viewers and translators upload nothing, and are refused before the bytes are read',
  async (lake) => {
    const refusals = []
    for (const role of [null, 'viewer', 'translator'] as const) {
      const upload = lake.client(role).assets.upload('image', await quadrantImage(4, 4))
      refusals.push((await refusal(upload)).status)
    }
    expect(refusals).toEqual([401, 403, 403])
    const request = (url: string) =>
      lake.client('writer').request({ method: 'POST', url, body: {} })
    const images = '/assets/images/production'
    expect((await refusal(request(`${images}?storage=s3`))).message).toContain('"storage"')
    expect((await refusal(request(`${images}?meta=everything`))).status).toBe(400)
    expect((await refusal(request('/assets/images/staging'))).status).toBe(404)
    expect(filesOf(lake)).toEqual([])
    expect(await lake.client('administrator').fetch('count(*)')).toBe(0)
  },
)

contract(
  'POST /data/mutate/:dataset',
  'Studio',
  'deleting an asset removes its bytes, and a strong reference forbids it',
  async (lake) => {
    const client = lake.client('writer')
    const bytes = await quadrantImage(10, 10)
    const { _id, url } = await client.assets.upload('image', bytes)
    await client.createOrReplace(referring(_id, false))
    expect(await refusal(answerOf(client.observable.delete(_id)))).toMatchObject({
      status: 409,
      items: [
        { error: { type: 'documentHasExistingReferencesError', referencingIDs: ['page-a'] } },
      ],
    })
    expect((await fetch(url)).status).toBe(200)
    await client.createOrReplace(referring(_id, true))
    await client.mutate([{ delete: { id: _id } }], { dryRun: true })
    expect(filesOf(lake)).toHaveLength(1)
    await answerOf(client.observable.delete(_id))
    expect(filesOf(lake)).toEqual([])
    expect((await fetch(url)).status).toBe(404)
    expect((await fetch(`${url}?w=5`)).status).toBe(404)
    expect(await client.assets.upload('image', bytes)).toMatchObject({ _id, url })
    expect((await fetch(url)).status).toBe(200)
  },
)

contract(
  'GET /data/query/:dataset',
  'Studio',
  'the asset picker lists assets, finds one by its hash, and says where it is used',
  async (lake) => {
    const client = lake.client('writer')
    const image = await client.assets.upload('image', await quadrantImage(10, 10), {
      filename: 'a.png',
    })
    const drawing = await client.assets.upload(
      'image',
      Buffer.from('<svg width="4" height="4"/>'),
      {
        filename: 'b.svg',
      },
    )
    await client.create(referring(image._id, false))
    const fields =
      '{_id, _updatedAt, _createdAt, url, originalFilename, mimeType, extension, size, metadata {dimensions}}'
    const list = (type: string, filter = '') =>
      client.fetch<{ _id: string }[]>(
        `*[_type == "${type}" ${filter}] | order(_updatedAt desc) [0...200] ${fields}`,
      )
    expect(await list('sanity.imageAsset')).toEqual([
      expect.objectContaining({ _id: drawing._id, extension: 'svg' }),
      expect.objectContaining({ _id: image._id, metadata: { dimensions: expect.any(Object) } }),
    ])
    const accepted = (types: string) =>
      `&& ( mimeType match 'image/*' || extension in [${types}] || mimeType in [] )`
    expect(await list('sanity.imageAsset', accepted(''))).toHaveLength(2)
    const found = await client.fetch('*[_type == $documentType && sha1hash == $hash][0]', {
      documentType: 'sanity.imageAsset',
      hash: image.sha1hash,
    })
    expect(found).toMatchObject({ _id: image._id })
    const usedBy = (docId: string) => client.fetch('*[references($docId)][0...101]{_id}', { docId })
    expect(await usedBy(image._id)).toEqual([{ _id: 'page-a' }])
    expect(await usedBy(drawing._id)).toEqual([])
  },
)
