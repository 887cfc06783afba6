import fc from 'fast-check'
import { _key, line, refer } from '../../schemas/testing/any-text.ts'
import type { KindFixture } from '../fixture.ts'

const part = fc.double({ min: 0, max: 1, noNaN: true })

const cut = fc.tuple(part, part, part, part).map(([a, b, c, d]) => ({
  crop: { _type: 'sanity.imageCrop' as const, top: a, right: b, bottom: c, left: d },
  hotspot: { _type: 'sanity.imageHotspot' as const, x: a, y: b, width: c, height: d },
}))

export const imageFixture: KindFixture<'image'> = {
  shown: () => [
    {
      _type: 'image',
      _key: 'i',
      src: '/docs/images/a.png',
      width: 10,
      height: 10,
      alt: { text: 'A diagram' },
    },
  ],
  any: fc
    .record({
      en: line,
      zhTW: fc.option(line, { nil: undefined }),
      width: fc.option(fc.integer({ min: 1, max: 2000 }), { nil: undefined }),
      cut: fc.option(cut, { nil: {} }),
    })
    .map(({ en, zhTW, width, cut }) => ({
      _type: 'image',
      _key,
      asset: refer(`image-${'a'.repeat(40)}-800x600-png`),
      alt: { _type: 'localeString', en, ...(zhTW && { zhTW }) },
      ...(width && { width }),
      ...cut,
    })),
}
