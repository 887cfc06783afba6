import { expect, it } from 'vitest'
import type { Locale } from '../../web/config/locales.ts'
import type { BlockContext } from '../../web/content/blocks/resolve-blocks.ts'
import { withoutNulls } from '../stored.ts'
import { image } from './model.ts'
import { resolveImage as resolve } from './resolve.ts'

/** Resolves a stored block in a context that only has a locale. */
const resolveImage = (stored: object, locale: Locale) =>
  resolve(image.parse(withoutNulls(stored)), { locale } as BlockContext)

const hash = 'a'.repeat(40)
const block = {
  _type: 'image',
  _key: 'k',
  asset: { _ref: `image-${hash}-800x600-png` },
  alt: { en: 'A candle', zhTW: null },
}

it('resolveImage returns the site’s address, the size, and the localised text or else the English', () => {
  const shown = { _type: 'image', _key: 'k', width: 800, height: 600 }
  const src = `/docs/images/${hash}-800x600.png`
  expect(resolveImage(block, 'en')).toEqual([{ ...shown, src, alt: { text: 'A candle' } }])
  const alt = { en: 'A candle', zhTW: '一根 K 線' }
  expect(resolveImage({ ...block, alt }, 'zh-TW')).toEqual([
    { ...shown, src, alt: { text: '一根 K 線' } },
  ])
})

it('resolveImage lets the image store crop', () => {
  const crop = { left: 0.1, top: 0.25, right: 0.2, bottom: 0 }
  expect(resolveImage({ ...block, crop }, 'en')[0]).toMatchObject({
    src: `/docs/images/${hash}-800x600.png?rect=80,150,560,450`,
    width: 560,
    height: 450,
  })
})

it('resolveImage applies the writer’s width, up to the image’s own width', () => {
  const size = (width: number) => resolveImage({ ...block, width }, 'en')[0]
  expect(size(400)).toMatchObject({ width: 400, height: 300 })
  expect(size(4000)).toMatchObject({ width: 800, height: 600 })
})

it('resolveImage returns nothing until an image is chosen', () => {
  expect(resolveImage({ _type: 'image', _key: 'k' }, 'en')).toEqual([])
})
