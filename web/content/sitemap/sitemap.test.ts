import { expect, it } from 'vitest'
import { lakeOf } from '../../testing/lake-of.ts'
import { PART_LENGTH } from '../changelog/parts.ts'
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

const change = (id: string, day: number) => ({
  ...{ _id: `changelog-${id}`, _type: 'changelogEntry', _updatedAt: at(day) },
  ...{ date: `2026-11-0${day}`, title: { en: 'A' } },
})
/** Entries that every sitemap has. */
const routes = ['changelog/v5/follow', 'changelog/v5/deprecations', 'breaks-me'].map((path) => [
  ...[undefined, `/docs/${path}`, `/docs/zh-TW/${path}`],
])

it('loadSitemap lists each page in the locales that it is written in, with its last change', async () => {
  const operation = { _type: 'operation', _key: 'o', operation: { _ref: 'operation-a' } }
  const pages = await loadSitemap(
    new Reader(
      lakeOf([
        page('changes', 1, both, { en: [{ _type: 'changelog', _key: 'c' }] }),
        page('operation', 2, both, { en: [...words, operation], zhTW: words }),
        page('untitled', 3, { en: 'A' }, { en: words, zhTW: words }),
        page('unwritten', 4, both, { en: words }),
        { _id: 'operation-a', _type: 'apiOperation', _updatedAt: at(5) },
        change('a', 6),
      ]),
    ),
  )
  expect(pages.map(({ hrefs, updated }) => [updated, ...hrefs.map(({ href }) => href)])).toEqual([
    [at(4), '/docs', '/docs/zh-TW'],
    [at(6), '/docs/changes', '/docs/zh-TW/changes'],
    [at(5), '/docs/operation', '/docs/zh-TW/operation'],
    [at(3), '/docs/untitled'],
    [at(4), '/docs/unwritten'],
    ...routes,
  ])
})

it('loadSitemap lists the parts of a long changelog, each with the last change of its entries', async () => {
  const body = { en: [{ _type: 'changelog', _key: 'c' }] }
  const older = Array.from({ length: PART_LENGTH }, (_, index) => change(`old-${index}`, 1))
  const newer = Array.from({ length: PART_LENGTH }, (_, index) => change(`new-${index}`, 6))
  const lake = lakeOf([page('changelog/v5', 2, both, body), ...older, ...newer])
  const pages = await loadSitemap(new Reader(lake))
  expect(pages.slice(1, 3)).toEqual(
    [
      ['changelog/v5', at(6)],
      ['changelog/v5/earlier/1', at(1)],
    ].map(([path, updated]) => ({
      updated,
      hrefs: [
        { locale: 'en', href: `/docs/${path}` },
        { locale: 'zh-TW', href: `/docs/zh-TW/${path}` },
      ],
    })),
  )
})
