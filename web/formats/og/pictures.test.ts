import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pictureHref } from '../../config/paths.ts'
import { pageFixture } from '../../testing/page-fixture.ts'
import { drawPicture } from './draw-picture.tsx'
import { picturePath, pictureSegments } from './picture-address.ts'
import { landingSubject, pictureSubject, textInFont } from './picture-subject.ts'

// The lake's process forbids reading SVG, and tests of both may share a process.
const svg = { operation: ['VipsForeignLoadSvg'] }
beforeAll(() => sharp.unblock(svg))
afterAll(() => sharp.block(svg))

const english = pageFixture('v5/a', 'Get A', [])

describe('pictureSubject', () => {
  it('has the title, the section and the path', () => {
    expect(pictureSubject(english, 'Exchange', english)).toEqual({
      siteName: 'Exchange',
      section: 'Market',
      title: 'Get A',
      method: undefined,
      path: '/v5/a',
    })
  })

  it('uses English when the font lacks letters of the title', () => {
    const page = pageFixture('v5/a', '取得 A', [], { locale: 'zh-TW', section: '行情' })
    expect(pictureSubject(page, 'Exchange', english)).toEqual(
      pictureSubject(english, 'Exchange', english),
    )
  })

  it('has only the path when no title can be drawn', () => {
    const page = pageFixture('v5/a', '取得 A', [], { locale: 'zh-TW', section: '行情' })
    expect(pictureSubject(page, '交易所', undefined)).toEqual({
      siteName: undefined,
      section: undefined,
      title: '/v5/a',
      method: undefined,
      path: undefined,
    })
    expect(landingSubject('Exchange', '一套 API')).toEqual({
      title: 'Exchange API',
      path: undefined,
    })
  })

  it('has no character that the font lacks', () => {
    expect(textInFont('Déjà vu — “3.0”')).toBe('Déjà vu — “3.0”')
    expect(['中', 'a🙂', 'a→b', 'П'].flatMap((text) => textInFont(text) ?? [])).toEqual([])
  })
})

it('drawPicture makes a PNG of 1200 × 630 below 60 kB for any length of title', async () => {
  for (const title of ['FAQ', 'A title of sixty characters, which is all that a page may have']) {
    const png = await drawPicture({
      siteName: 'Exchange',
      section: 'Market',
      title,
      method: 'GET',
      path: '/v5/market/recent-trade',
    })
    expect(png.byteLength).toBeLessThan(60_000)
    const { format, width, height } = await sharp(png).metadata()
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 })
  }
})

it('pictureSegments gives every page a distinct address', () => {
  for (const path of ['', 'faq', 'v5/market/kline']) {
    const segments = pictureSegments(path === '' ? [] : path.split('/'))
    expect(pictureHref(path, 'en')).toBe(`/docs/og/en/${segments.join('/')}`)
    expect(picturePath(segments)).toBe(path)
  }
  expect(picturePath(['v5', 'kline'])).toBeUndefined()
})
