import { symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createImageUrlBuilder, type ImageUrlBuilder } from '@sanity/image-url'
import sharp from 'sharp'
import { expect } from 'vitest'
import { contract } from '../testing/contract.ts'
import { sendRaw, statusOf } from '../testing/raw.ts'
import { animation, inspectImage, plain, quadrantImage } from '../testing/test-images.ts'
import { type TestLake, tokenOf } from '../testing/test-lake.ts'

const BROWSER = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'

const upload = (lake: TestLake, bytes: Buffer, filename = 'image.png') =>
  lake.client('writer').assets.upload('image', bytes, { filename })

async function load(url: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await fetch(url, { headers, method })
  const body = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, body }
}

/** Fetches an image and returns its size and colours. */
async function look(address: ImageUrlBuilder | string) {
  const { status, body } = await load(address.toString())
  expect(status, body.toString('latin1', 0, 200)).toBe(200)
  return inspectImage(body)
}

async function quadrants(lake: TestLake, [width, height] = [200, 100]) {
  const asset = await upload(lake, await quadrantImage(width ?? 0, height ?? 0))
  const builder = createImageUrlBuilder(lake.client(null))
  const image = { _type: 'image', asset: { _type: 'reference', _ref: asset._id } }
  return { asset, builder, image }
}

const EVERYTHING = { x: 0.5, y: 0.5, width: 1, height: 1 }
const UNCUT = { left: 0, right: 0, top: 0, bottom: 0 }

contract(
  'GET /images/:project/:dataset/:file',
  '@sanity/image-url',
  'a crop made in the Studio shows its part of the image',
  async (lake) => {
    const { builder, image } = await quadrants(lake)
    const corners = [
      [{ ...UNCUT, right: 0.5, bottom: 0.5 }, '#ff0000'],
      [{ ...UNCUT, left: 0.5, bottom: 0.5 }, '#00ff00'],
      [{ ...UNCUT, right: 0.5, top: 0.5 }, '#0000ff'],
      [{ ...UNCUT, left: 0.5, top: 0.5 }, '#ffff00'],
    ] as const
    for (const [crop, colour] of corners) {
      const shown = await look(builder.image({ ...image, crop, hotspot: EVERYTHING }))
      expect(shown).toMatchObject({ width: 100, height: 50 })
      for (const [x, y] of [
        [1, 1],
        [98, 1],
        [1, 48],
        [98, 48],
      ] as const)
        expect(shown.at(x, y)).toBe(colour)
      const small = await look(builder.image({ ...image, crop, hotspot: EVERYTHING }).width(40))
      expect(small).toMatchObject({ width: 40, height: 20 })
      expect([small.at(1, 1), small.at(38, 18)]).toEqual([colour, colour])
    }
  },
)

contract(
  'GET /images/:project/:dataset/:file',
  '@sanity/image-url',
  'every fit gives the size that it is documented to give',
  async (lake) => {
    const { builder, asset } = await quadrants(lake)
    const sizes = [
      ['clip', 400, 200],
      ['crop', 400, 400],
      ['max', 200, 100],
    ] as const
    for (const [fit, width, height] of sizes) {
      const shown = await look(builder.image(asset._id).ignoreImageParams().size(400, 400).fit(fit))
      expect({ fit, width: shown.width, height: shown.height }).toEqual({ fit, width, height })
    }
    const middle = await look(`${asset.url}?w=40&h=40&fit=crop`)
    expect([middle.at(1, 1), middle.at(38, 38)]).toEqual(['#ff0000', '#ffff00'])
    expect(await look(`${asset.url}?w=50&dpr=2`)).toMatchObject({ width: 100, height: 50 })
    expect(await look(`${asset.url}?h=50`)).toMatchObject({ width: 100, height: 50 })
  },
)

contract(
  'GET /images/:project/:dataset/:file',
  'browser',
  'auto=format gives the best format that the browser takes, and says that it depends on that',
  async (lake) => {
    const { asset } = await quadrants(lake)
    const typeFor = async (accept: string, query = 'auto=format') => {
      const { headers } = await load(`${asset.url}?${query}`, { accept })
      return [headers.get('content-type'), headers.get('vary')]
    }
    expect(await typeFor(BROWSER)).toEqual(['image/webp', 'Origin, Accept'])
    expect(await typeFor('image/webp;q=0, */*')).toEqual(['image/png', 'Origin, Accept'])
    expect(await typeFor('*/*')).toEqual(['image/png', 'Origin, Accept'])
    expect(await typeFor(BROWSER, 'fm=jpg')).toEqual(['image/jpeg', 'Origin'])
    expect(await typeFor(BROWSER, 'fm=jpg&q=10')).toEqual(['image/jpeg', 'Origin'])
    expect(await typeFor('*/*', 'fm=webp')).toEqual(['image/webp', 'Origin'])
  },
)

contract(
  'GET /images/:project/:dataset/:file',
  'browser',
  'transparency stays, and is white where the format has none',
  async (lake) => {
    const clear = await plain(20, 20, '#00000000', 4).png().toBuffer()
    const { url } = await upload(lake, clear)
    const meta = async (query: string) => sharp((await load(`${url}?${query}`)).body).stats()
    expect((await meta('w=10')).isOpaque).toBe(false)
    expect((await look(`${url}?w=10&fm=jpg`)).at(5, 5)).toBe('#ffffff')
  },
)

contract(
  'GET /images/:project/:dataset/:file',
  'browser',
  'a photograph taken sideways stands upright, and its measures are those that are seen',
  async (lake) => {
    const sideways = await sharp(await quadrantImage(80, 40))
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 100 })
      .toBuffer()
    const asset = await upload(lake, sideways, 'phone.jpg')
    expect(asset._id).toMatch(/-40x80-jpg$/)
    expect(asset.metadata.dimensions).toMatchObject({ width: 40, height: 80, aspectRatio: 0.5 })
    const shown = await look(`${asset.url}?w=20&fm=png`)
    expect(shown).toMatchObject({ width: 20, height: 40 })
    expect([shown.at(2, 2), shown.at(17, 2), shown.at(2, 37)]).toEqual([
      '#0000ff',
      '#ff0000',
      '#ffff00',
    ])
    const cut = await look(`${asset.url}?rect=20,0,20,40&fm=png`)
    expect([cut.at(3, 3), cut.at(16, 36)]).toEqual(['#ff0000', '#ff0000'])
  },
)

contract(
  'GET /images/:project/:dataset/:file',
  'browser',
  'an animation goes on moving when it is made smaller',
  async (lake) => {
    const asset = await upload(
      lake,
      await animation(40, 20, ['#f00', '#0f0', '#00f']),
      'moving.gif',
    )
    expect(asset).toMatchObject({ extension: 'gif', metadata: { dimensions: { height: 20 } } })
    const small = await load(`${asset.url}?w=20&rect=10,0,20,20`)
    expect(small.headers.get('content-type')).toBe('image/gif')
    expect(await sharp(small.body).metadata()).toMatchObject({ pages: 3, width: 20, height: 20 })
    const webp = await load(`${asset.url}?auto=format&w=20`, { accept: BROWSER })
    expect(await sharp(webp.body).metadata()).toMatchObject({ format: 'webp', pages: 3 })
  },
)

contract(
  'GET /images/:project/:dataset/:file',
  'browser',
  'a wrong value is refused in the words of the hosted service, an unknown parameter by name',
  async (lake) => {
    const { asset } = await quadrants(lake)
    const refused = async (query: string) => {
      const { status, body, headers } = await load(`${asset.url}?${query}`)
      expect({ query, status, cache: headers.get('cache-control') }).toEqual({
        query,
        status: 400,
        cache: 'no-store',
      })
      return JSON.parse(body.toString())
    }
    expect(await refused('w=1600.000023841858&h=1600')).toEqual({
      statusCode: 400,
      error: 'Bad Request',
      message: 'Parameter "w" must be a valid integer',
    })
    expect((await refused('border=3,f00')).message).toBe('Parameter "border" is not known')
    expect((await refused('w=9000')).message).toBe('Parameter "w" must be between 1 and 8192')
    expect((await refused('rect=500,0,10,10')).message).toContain('which is 200x100')
    for (const query of [
      'w=0',
      'w=-1',
      'w=',
      'w=10&w=20',
      'h=1e3',
      'fit=cover',
      'dpr=4',
      'rect=0,0,0,10',
      'rect=1,2,3',
      'fm=avif',
      'fm=tif',
      'auto=compress',
      'q=101',
    ])
      await refused(query)
  },
)

contract(
  'GET /images/:project/:dataset/:file',
  'browser',
  'an answer is kept: the same tag, 304, and HEAD says what GET would send',
  async (lake) => {
    const { asset } = await quadrants(lake)
    for (const url of [asset.url, `${asset.url}?w=20`, `${asset.url}?auto=format`]) {
      const first = await load(url)
      const etag = first.headers.get('etag') ?? ''
      expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(first.headers.get('x-content-type-options')).toBe('nosniff')
      expect(first.headers.get('content-security-policy')).toContain('sandbox')
      const again = await load(url, { 'if-none-match': `"other", W/${etag}` })
      expect([again.status, again.body.length]).toEqual([304, 0])
      const head = await load(url, {}, 'HEAD')
      expect([head.status, head.body.length]).toEqual([200, 0])
      expect(head.headers.get('content-length')).toBe(String(first.body.length))
    }
    const [one, other] = [await load(`${asset.url}?w=20`), await load(`${asset.url}?w=21`)]
    expect(one.headers.get('etag')).not.toBe(other.headers.get('etag'))
  },
)

contract(
  'GET /images/:project/:dataset/:file',
  'Studio',
  'downloads have the name that was chosen, and dlRaw gives the original to who has a token',
  async (lake) => {
    const bytes = await quadrantImage(40, 20)
    const asset = await upload(lake, bytes, '圖 表.png')
    const builder = createImageUrlBuilder(lake.client(null))
    const named = await load(builder.image(asset._id).forceDownload('chart.png').url())
    expect(named.headers.get('content-disposition')).toBe('attachment; filename="chart.png"')
    expect(named.body).toEqual(bytes)
    const original = await load(`${asset.url}?dl=`)
    expect(original.headers.get('content-disposition')).toBe(
      `attachment; filename="_ _.png"; filename*=UTF-8''%E5%9C%96%20%E8%A1%A8.png`,
    )
    expect((await load(`${asset.url}?dlRaw=true&w=3`)).status).toBe(401)
    const raw = await load(`${asset.url}?dlRaw=true&w=3`, {
      authorization: `Bearer ${tokenOf('viewer')}`,
    })
    expect(raw.body).toEqual(bytes)
    expect(raw.headers.get('x-sanity-sha1')).toBe(asset.sha1hash)
  },
)

contract(
  'GET /images/:project/:dataset/:file',
  '@sanity/import',
  'fm=json tells that an image is there',
  async (lake) => {
    const { asset } = await quadrants(lake)
    const { body } = await load(`${asset.url}?fm=json`)
    expect(JSON.parse(body.toString())).toEqual({
      width: 200,
      height: 100,
      frameCount: 1,
      contentLength: asset.size,
      contentType: 'image/png',
    })
    expect((await load(`${asset.url.replace(/[a-f0-9]{8}-/, '00000000-')}?fm=json`)).status).toBe(
      404,
    )
  },
)

contract(
  'GET /images/:project/:dataset/:file',
  'browser',
  'an SVG is sent as it is and inert, never drawn here',
  async (lake) => {
    const svg = Buffer.from(
      '<?xml version="1.0"?><!-- c --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20" stroke-width="9"><script>alert(1)</script><image href="file:///etc/passwd"/></svg>',
    )
    const asset = await upload(lake, svg, 'flow.svg')
    expect(asset).toMatchObject({ mimeType: 'image/svg+xml', extension: 'svg' })
    expect(asset.metadata.dimensions).toMatchObject({ width: 30, height: 20 })
    for (const query of ['', '?w=300&fm=png', '?auto=format']) {
      const { headers, body } = await load(`${asset.url}${query}`, { accept: BROWSER })
      expect(body).toEqual(svg)
      expect(headers.get('content-type')).toBe('image/svg+xml')
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      )
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    }
    expect((await load(`${asset.url}?w=no`)).status).toBe(400)
  },
)

contract(
  'GET /images/:project/:dataset/:file',
  'browser',
  'no address leads out of the assets, and none to an asset without its document',
  async (lake) => {
    const { asset } = await quadrants(lake)
    const [name = ''] = asset.url.split('/').slice(-1)
    const linked = `${'a'.repeat(40)}-1x1.png`
    const secret = path.join(lake.dataDir, 'secret')
    writeFileSync(secret, 'secret')
    symlinkSync(secret, path.join(lake.dataDir, 'assets', linked))
    const _id = `image-${linked.replace('.', '-')}`
    await lake.client('administrator').create({ _id, _type: 'sanity.imageAsset' })
    const orphan = `${'b'.repeat(40)}-1x1.png`
    writeFileSync(path.join(lake.dataDir, 'assets', orphan), 'orphan')
    const answer = async (address: string) =>
      statusOf(
        await sendRaw(
          lake.url,
          `GET /images/${address} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
        ),
      )
    for (const hostile of [
      '..%2flake.sqlite',
      '..%2F..%2fetc%2fpasswd',
      '..%5clake.sqlite',
      `${name}%00.png`,
      `.%2f${name}`,
      name.toUpperCase(),
      linked,
      orphan,
      'lake.sqlite',
    ])
      expect([hostile, await answer(`local/production/${hostile}`)]).toEqual([hostile, 404])
    expect(await answer('local/production/../../../secret')).toBe(501)
    expect(await answer(`local/staging/${name}`)).toBe(404)
    expect(await answer(`other/production/${name}`)).toBe(404)
    expect(await answer(`local/production/${name}`)).toBe(200)
  },
)
