import { expect, it } from 'vitest'
import { lakeOf } from '../../testing/lake-of.ts'
import { loadFeed, selectedFeed } from './feed.ts'
import { EVERYTHING } from './selection.ts'

const entries = Array.from({ length: 101 }, (_, at) => ({
  _id: `changelog-${at}`,
  _type: 'changelogEntry',
  date: new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10),
  kind: 'added',
  title: { en: `Entry ${at}` },
  pages: [{ _key: 'p', _ref: at === 0 ? 'page-old' : 'page-new' }],
}))

it('a feed has the 100 newest entries', async () => {
  const feed = selectedFeed(await loadFeed(lakeOf(entries), 'en'), EVERYTHING)
  expect(feed.entries.map(({ anchor }) => anchor)).toEqual(
    entries
      .map(({ _id }) => _id)
      .slice(1)
      .reverse(),
  )
})

it('a feed of one page has what names it, however old', async () => {
  const all = await loadFeed(
    lakeOf([
      ...entries,
      { _id: 'page-old', _type: 'page', path: { current: 'v5/old/a' }, title: { en: 'Old' } },
    ]),
    'zh-TW',
  )
  const feed = selectedFeed(all, { ...EVERYTHING, paths: ['v5/old/a'] })
  expect(feed.entries.map(({ anchor }) => anchor)).toEqual(['changelog-0'])
  expect(feed.query).toBe('page=v5/old/a')
  expect(feed.title).toContain('(v5/old/a)')
  const area = selectedFeed(all, { ...EVERYTHING, areas: ['old'] })
  expect(area.entries.map(({ anchor }) => anchor)).toEqual(['changelog-0'])
  expect(selectedFeed(all, { ...EVERYTHING, breaking: true }).entries).toEqual([])
})
