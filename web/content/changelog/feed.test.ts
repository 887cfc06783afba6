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

it('a feed of one page has the entries that name it, however old', async () => {
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

it("a page's feed has the changes of the enumerations and error codes that its operation uses", async () => {
  const subject = (_ref: string) => ({ subject: { _type: 'reference', _ref, _weak: true } })
  const ref = (_ref: string) => ({ _type: 'reference', _ref })
  const told = (name: string, facts: object) => ({
    ...{ _id: `changelog-${name}`, _type: 'changelogEntry', date: '2026-11-20', kind: 'added' },
    ...{ title: { en: name }, pages: [{ _key: 'p', ...ref('page-other') }] },
    changes: [{ _key: 'c', _type: 'apiChange', name, ...facts }],
  })
  const page = (id: string, operation: string) => ({
    ...{ _id: `page-${id}`, _type: 'page', path: { current: `v5/${id}/a` }, title: { en: id } },
    body: { en: [{ _key: 'o', _type: 'operation', operation: ref(operation) }] },
  })
  const side = { _key: 'f', name: 'side', type: 'string', enum: ref('enum-side') }
  const operation = (id: string, more: object) => ({
    ...{ _id: id, _type: 'apiOperation', method: 'GET', path: `/v5/${id}` },
    ...more,
  })
  const all = await loadFeed(
    lakeOf([
      told('value', { rule: 'field-value-added', ...subject('enum-side'), value: 'Both' }),
      told('code', { rule: 'error-code-added', ...subject('errors-order'), value: '110001' }),
      operation('open', { response: [side], errors: ['110001'] }),
      operation('narrow', { parameters: [{ ...side, values: ['Buy'] }], errors: ['110002'] }),
      {
        ...{ _id: 'stream', _type: 'apiChannel', stream: '/v5/private' },
        messages: [{ _key: 'm', direction: 'receive', fields: [side] }],
      },
      page('open', 'open'),
      page('narrow', 'narrow'),
    ]),
    'zh-TW',
  )
  const of = (selection: Partial<Selection>) =>
    selectedFeed(all, { ...EVERYTHING, ...selection }, none).entries.map(({ title }) => title.text)
  expect(of({ paths: ['v5/open/a'] }).sort()).toEqual(['code', 'value'])
  expect(of({ areas: ['open'] })).toHaveLength(2)
  expect(of({ paths: ['v5/narrow/a'] })).toEqual([])
  const users = all.entries.map(({ changes }) => changes.flatMap((change) => change.users ?? []))
  expect(users).toEqual([['open'], ['open', 'stream']])
})

it("a feed's title uses the labels of sidebars and pages", async () => {
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
