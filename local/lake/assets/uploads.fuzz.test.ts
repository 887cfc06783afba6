import { readdirSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { animation, plain } from '../testing/test-images.ts'
import { type TestLake, testLake, tokenOf } from '../testing/test-lake.ts'

type Damage = { at: number; byte: number }[]

/** Valid images of every format, which the test damages. */
async function images(): Promise<Buffer[]> {
  const photo = plain(24, 16, '#336699')
  const formats = ['jpeg', 'png', 'webp', 'avif', 'tiff'] as const
  return [
    ...(await Promise.all(formats.map((format) => photo.clone().toFormat(format).toBuffer()))),
    await animation(8, 8, ['#f00', '#00ff0080']),
    Buffer.from(
      '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "b">]><svg width="3" viewBox="0 0 3 4"/>',
    ),
  ]
}

function damaged(bytes: Buffer, damage: Damage, length: number): Buffer {
  const copy = Buffer.from(bytes)
  for (const { at, byte } of damage) copy[Math.floor(at * copy.length)] = byte
  return copy.subarray(0, Math.ceil(length * copy.length))
}

const damage = fc.array(
  fc.record({ at: fc.double({ min: 0, max: 0.999, noNaN: true }), byte: fc.nat(255) }),
  { maxLength: 12 },
)
const length = fc.oneof(fc.constant(1), fc.double({ min: 0.1, max: 1, noNaN: true }))

async function statusOf(lake: TestLake, kind: string, body: Buffer): Promise<number> {
  const options = 'meta=palette&meta=lqip&meta=blurhash'
  const response = await fetch(`${lake.url}/v1/assets/${kind}/production?${options}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokenOf('writer')}` },
    body: new Uint8Array(body),
  })
  await response.arrayBuffer()
  return response.status
}

it('an upload accepts or refuses any damaged image, and keeps nothing of a refused one', async () => {
  await using lake = await testLake()
  const whole = await images()
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...whole), damage, length, async (bytes, changes, part) => {
      const status = await statusOf(lake, 'images', damaged(bytes, changes, part))
      expect(status).toBeOneOf([200, 400])
    }),
    { numRuns: 400 },
  )
  const files = readdirSync(path.join(lake.dataDir, 'assets'))
  const documents = await lake
    .client('writer')
    .fetch<{ _id: string; url: string }[]>('*[_type == "sanity.imageAsset"]{_id, url}')
  expect(files).toHaveLength(documents.length)
  for (const { url } of documents.slice(0, 40)) {
    const response = await fetch(`${url}?w=5&auto=format`)
    await response.arrayBuffer()
    expect(response.status, url).toBeOneOf([200, 400])
  }
}, 120_000)
