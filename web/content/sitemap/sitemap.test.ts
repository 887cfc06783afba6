import { expect, it } from 'vitest'
import { lakeOf } from '../../testing/lake-of.ts'
import { Reader } from '../lake/reader.ts'
import { loadSitemap } from './sitemap.ts'

const at = (day: number) => `2026-11-0${day}T00:00:00Z`
const words = [{ _type: 'block', _key: 'b' }]
const page = (path: string, day: number, title: object, body: object) => ({
  _id: `page-${path}`,
  _type: 'page',
  _updatedAt: at(day),
  path: { current: path },
  title,
  body,
})
const both = { en: 'A', zhTW: '甲' }

it('lists each page in the locales in which it is written, with the time of its last change', async () => {
  const operation = { _type: 'operation', _key: 'o', operation: { _ref: 'operation-a' } }
  const pages = await loadSitemap(
    new Reader(
      lakeOf([
        page('changes', 1, both, { en: [{ _type: 'changelog', _key: 'c' }] }),
        page('operation', 2, both, { en: [...words, operation], zhTW: words }),
        page('untitled', 3, { en: 'A' }, { en: words, zhTW: words }),
        page('unwritten', 4, both, { en: words }),
        { _id: 'operation-a', _type: 'apiOperation', _updatedAt: at(5) },
        { _id: 'changelog-a', _type: 'changelogEntry', _updatedAt: at(6) },
      ]),
    ),
  )
  expect(pages.map(({ hrefs, updated }) => [updated, ...hrefs.map(({ href }) => href)])).toEqual([
    [at(4), '/docs', '/docs/zh-TW'],
    [at(6), '/docs/changes', '/docs/zh-TW/changes'],
    [at(5), '/docs/operation', '/docs/zh-TW/operation'],
    [at(3), '/docs/untitled'],
    [at(4), '/docs/unwritten'],
  ])
})
