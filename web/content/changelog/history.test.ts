import { expect, it } from 'vitest'
import { lakeOf } from '../../testing/lake-of.ts'
import { Reader } from '../lake/reader.ts'
import { fetchPathsOfEarlier } from './earlier-paths.ts'
import { fetchHistory, historyToc, pageHistory } from './history.ts'

const change = (subject: string, rule: string) => ({
  ...{ _key: `${subject}-${rule}`, _type: 'apiChange', rule, name: 'GET /v5/a', field: 'limit' },
  subject: { _type: 'reference', _ref: subject, _weak: true },
})
const entry = (id: string, date: string, pages: string[], changes?: object[]) => ({
  ...{ _id: id, _type: 'changelogEntry', date, kind: 'changed' },
  title: { en: `Title of ${id}`, zhTW: '標題' },
  pages: pages.map((page) => ({ _key: page, _ref: page })),
  ...(changes && { changes }),
})

const lake = lakeOf([
  entry('old', '2024-01-01', ['page-a']),
  entry(
    'new',
    '2026-11-20',
    ['page-b', 'page-a'],
    [change('operation-a', 'parameter-bounds-narrowed'), change('operation-b', 'field-added')],
  ),
  entry('other', '2026-11-21', ['page-b']),
  ...Array.from({ length: 30 }, (_, index) => entry(`many${index}`, '2025-01-01', ['page-many'])),
])

const none = new Map()
const shown = {
  ...{ channels: none, enums: none, errors: none },
  operations: new Map([['operation-a', 1]]),
}

async function historyOf(page: string, locale: 'en' | 'zh-TW' = 'en') {
  const reader = new Reader(lake)
  return {
    reader,
    history: pageHistory(await fetchHistory(reader, [page]), locale, shown, new Map()),
  }
}

it('tells what names the page, the newest first, and waits for nothing else', async () => {
  const { reader, history } = await historyOf('page-a')
  expect(history.map(({ anchor }) => anchor)).toEqual(['new', 'old'])
  expect(reader.dependencies).toEqual(['history', 'history:page-a'])
})

it('has the facts of what the page shows alone, in the words of the locale', async () => {
  const { history } = await historyOf('page-a', 'zh-TW')
  expect(history[0]).toMatchObject({
    breaking: true,
    changes: [{ text: '縮小範圍', kind: 'changed', breaking: true, field: 'limit' }],
  })
  expect(history[0]?.changes).toHaveLength(1)
  expect(historyToc(history, 'zh-TW')).toMatchObject([{ anchor: 'page-history', text: '變更紀錄' }])
  expect(historyToc([], 'en')).toEqual([])
})

it('leaves the oldest to the changelog where there are many', async () => {
  expect((await historyOf('page-many')).history).toHaveLength(20)
})

it('leads to the part of a long changelog that has an entry', async () => {
  const days = Array.from({ length: 310 }, (_, index) =>
    entry(`later-${index}`, `2026-01-${String(1 + (index % 28)).padStart(2, '0')}`, ['page-b']),
  )
  const long = new Reader(lakeOf([entry('oldest', '2023-01-01', ['page-a']), ...days]))
  const paths = await fetchPathsOfEarlier(long)
  const shown = { operations: new Map(), channels: new Map(), enums: new Map(), errors: new Map() }
  const history = pageHistory(await fetchHistory(long, ['page-a']), 'en', shown, paths)
  expect(history.map(({ path }) => path)).toEqual(['changelog/v5/earlier/1'])
  const [newest] = pageHistory(await fetchHistory(long, ['page-b']), 'en', shown, paths)
  expect(newest?.path).toBeUndefined()
})
