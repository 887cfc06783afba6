import fc from 'fast-check'
import { expect, it } from 'vitest'
import { animation, quadrantImage } from '../testing/test-images.ts'
import { clientOf, testLake } from '../testing/test-lake.ts'

/** Longest that one image may take, on a machine that does other things besides. */
const MOST_MS = 15_000

const whole = (least: number, most: number) => fc.integer({ min: least, max: most }).map(String)
const part = fc.double({ min: 0, max: 1, noNaN: true }).map((value) => value.toFixed(3))
const side = fc.oneof(whole(1, 300), whole(1, 8192), whole(-5, 20_000))

/** Values of each parameter: most of them good, at the edges of what is taken. */
const PARAMETERS: Record<string, fc.Arbitrary<string>> = {
  w: side,
  h: side,
  'min-w': side,
  'max-w': side,
  'min-h': side,
  'max-h': side,
  dpr: fc.constantFrom('1', '1.5', '2', '3', '0', '1e9'),
  rect: fc
    .tuple(whole(0, 60), whole(0, 60), whole(0, 60), whole(1, 9999))
    .map((edges) => edges.join()),
  fit: fc.constantFrom('clip', 'crop', 'fill', 'fillmax', 'max', 'scale', 'min', 'cover'),
  crop: fc.constantFrom('top', 'left,bottom', 'center', 'focalpoint', 'entropy', 'right,left', ','),
  'fp-x': part,
  'fp-y': part,
  or: fc.constantFrom('0', '90', '180', '270'),
  flip: fc.constantFrom('h', 'v', 'hv', 'vh'),
  bg: fc.constantFrom('f00', '8f00', '00ff00', '800000ff', 'red', ''),
  pad: whole(0, 60),
  blur: whole(1, 2000),
  sharp: whole(0, 100),
  sat: fc.constantFrom('-100', '0'),
  invert: fc.constantFrom('true', 'false'),
  cs: fc.constantFrom('origin', 'srgb', 'b-w'),
  frame: fc.constantFrom('1', '2'),
  fm: fc.constantFrom('jpg', 'pjpg', 'png', 'webp', 'json', 'avif'),
  auto: fc.constantFrom('format', 'compress'),
  q: whole(0, 100),
  dl: fc.string({ unit: 'binary' }),
}

const asked = fc
  .subarray(Object.keys(PARAMETERS), { maxLength: 7 })
  .chain((names) =>
    fc.record(Object.fromEntries(names.map((name) => [name, PARAMETERS[name] ?? fc.constant('')]))),
  )

const nonsense = fc.dictionary(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), {
  maxKeys: 3,
})

const query = fc.oneof({ arbitrary: asked, weight: 9 }, { arbitrary: nonsense, weight: 1 })

it('answers any transformation with an image or with 400, in bounded time', async () => {
  await using lake = await testLake()
  const client = clientOf(lake.url, 'writer')
  const images = [
    await client.assets.upload('image', await quadrantImage(60, 40)),
    await client.assets.upload('image', await animation(20, 30, ['#f00', '#00ff0080', '#00f'])),
    await client.assets.upload('image', await quadrantImage(2, 500)),
    await client.assets.upload('image', Buffer.from('<svg viewBox="0 0 4 4"/>')),
  ]
  const accept = fc.constantFrom('image/avif,image/webp,*/*', 'image/webp', '*/*')
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...images),
      query,
      accept,
      async ({ url }, parameters, types) => {
        const started = performance.now()
        const address = `${url}?${new URLSearchParams(parameters)}`
        const response = await fetch(address, { headers: { accept: types } })
        await response.arrayBuffer()
        const elapsed = performance.now() - started
        expect(response.status, address).toBeOneOf([200, 400])
        expect(elapsed, address).toBeLessThan(MOST_MS)
      },
    ),
    { numRuns: 150 },
  )
}, 300_000)
