import { describe, expect, it } from 'vitest'
import { lakeOf } from '../../testing/lake-of.ts'
import { fetchLinkedPages } from '../addresses/linked-pages.ts'
import { Reader } from '../lake/reader.ts'
import { changedPages, changelogAnchors, changelogMonths, fetchChangelog } from './changelog.ts'

const entry = (id: string, date: string | undefined, pages: string[] = []) => ({
  _id: id,
  _type: 'changelogEntry',
  _updatedAt: '2026-11-20T10:00:00Z',
  ...(date && { date }),
  kind: 'added',
  title: { en: `Title of ${id}`, ...(id === 'b' && { zhTW: '乙' }) },
  pages: pages.map((page) => ({ _key: page, _ref: page })),
})

const lake = lakeOf([
  entry('a', '2026-09-30'),
  entry('b', '2026-11-02', ['page-a', 'page-gone']),
  entry('c', '2026-11-20', ['page-a']),
  entry('undated', undefined),
  { _id: 'page-a', _type: 'page', path: { current: 'v5/a' }, title: { en: 'A', zhTW: '甲' } },
])

async function months(locale: 'en' | 'zh-TW') {
  const entries = await fetchChangelog(new Reader(lake))
  const pages = await fetchLinkedPages(new Reader(lake), changedPages(entries))
  return changelogMonths(entries, { locale, pages })
}

describe('the changelog', () => {
  it('groups entries by month, the newest first, and leaves out entries without a date', async () => {
    const found = (await months('en')).map(({ anchor, text, entries }) => [
      anchor,
      text,
      entries.map((one) => one.anchor),
    ])
    expect(found).toEqual([
      ['2026-11', 'November 2026', ['c', 'b']],
      ['2026-09', 'September 2026', ['a']],
    ])
  })

  it("uses the page's language, and marked English where a text is missing in it", async () => {
    const [november] = await months('zh-TW')
    expect(november?.text).toBe('2026年11月')
    expect(november?.entries.map(({ title, dateText }) => [dateText, title])).toEqual([
      ['2026年11月20日', { text: 'Title of c', lang: 'en' }],
      ['2026年11月2日', { text: '乙' }],
    ])
  })

  it('has an anchor for each visible month and entry', async () => {
    const shown = (await months('en')).flatMap((month) => [
      month.anchor,
      ...month.entries.map((one) => one.anchor),
    ])
    expect(changelogAnchors(await fetchChangelog(new Reader(lake))).sort()).toEqual(shown.sort())
  })

  it('links to the pages that exist', async () => {
    const [november] = await months('zh-TW')
    expect(november?.entries[1]?.pages).toEqual([
      { label: { text: '甲' }, href: '/docs/zh-TW/v5/a' },
    ])
  })
})
