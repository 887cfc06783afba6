import { expect, it } from 'vitest'
import { lakeOf } from '../../testing/lake-of.ts'
import { loadFeed } from './feed.ts'

const entries = Array.from({ length: 101 }, (_, at) => ({
  _id: `changelog-${at}`,
  _type: 'changelogEntry',
  date: new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10),
  kind: 'added',
  title: { en: `Entry ${at}` },
  pages: [{ _key: 'p', _ref: at === 0 ? 'page-old' : 'page-new' }],
}))

it('a feed has the 100 newest entries, and depends on their pages alone', async () => {
  const feed = await loadFeed(lakeOf(entries), 'en')
  expect(feed.entries.map(({ anchor }) => anchor)).toEqual(
    entries
      .map(({ _id }) => _id)
      .slice(1)
      .reverse(),
  )
  expect(feed.dependencies).toContain('link:page-new')
  expect(feed.dependencies).not.toContain('link:page-old')
})
