import { expect, it } from 'vitest'
import { lakeOf } from '../../testing/lake-of.ts'
import { loadFeed, selectedFeed } from './feed.ts'
import { EVERYTHING, type Selection } from './selection.ts'

const none = new Map()
const entries = Array.from({ length: 101 }, (_, at) => ({
  _id: `changelog-${at}`,
  _type: 'changelogEntry',
  date: new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10),
  kind: 'added',
  title: { en: `Entry ${at}` },
  pages: [{ _key: 'p', _ref: at === 0 ? 'page-old' : 'page-new' }],
}))

it('a feed has the 100 newest entries', async () => {
  const feed = selectedFeed(await loadFeed(lakeOf(entries), 'en'), EVERYTHING, none)
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
  const feed = selectedFeed(all, { ...EVERYTHING, paths: ['v5/old/a'] }, none)
  expect(feed.entries.map(({ anchor }) => anchor)).toEqual(['changelog-0'])
  expect(feed.query).toBe('page=v5/old/a')
  const labels = new Map([['old', { text: '舊' }]])
  const area = selectedFeed(all, { ...EVERYTHING, areas: ['old'] }, labels)
  expect(area.entries.map(({ anchor }) => anchor)).toEqual(['changelog-0'])
  expect(selectedFeed(all, { ...EVERYTHING, breaking: true }, none).entries).toEqual([])
})

it('a feed is called as the sidebars and pages call what it has', async () => {
  const page = { _type: 'page', path: { current: 'v5/old/a' }, title: { en: 'Old', zhTW: '舊頁' } }
  const all = await loadFeed(lakeOf([...entries, { _id: 'page-old', ...page }]), 'zh-TW')
  const labels = new Map([['market', { text: '行情' }]])
  const title = (selection: Partial<Selection>) =>
    selectedFeed({ ...all, title: '更新' }, { ...EVERYTHING, ...selection }, labels).title
  expect(title({ areas: ['market', 'none'], paths: ['v5/old/a'] })).toBe(
    '更新 (行情 · none · 舊頁)',
  )
  expect(title({ paths: ['v5/no'], kinds: ['removed'], breaking: true })).toBe(
    '更新 (v5/no · 移除 · 可能影響既有程式)',
  )
  expect(title({ areas: ['a', 'b', 'c', 'd'] })).toBe('更新 (a · b · c · +1)')
  expect(title({})).toBe('更新')
})
