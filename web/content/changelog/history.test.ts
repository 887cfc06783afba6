import { describe, expect, it } from 'vitest'
import { lakeOf } from '../../testing/lake-of.ts'
import { Reader } from '../lake/reader.ts'
import { fetchPathsOfEarlier } from './earlier-paths.ts'
import { fetchHistory, historyToc, type PageSubjects, pageHistory } from './history.ts'

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
  entry(
    'side',
    '2026-11-22',
    ['page-enums'],
    [{ ...change('enum-side', 'field-value-added'), name: 'side', value: 'Both' }],
  ),
  entry(
    'code',
    '2026-11-23',
    ['page-errors'],
    [{ ...change('errors-order', 'error-code-added'), name: 'order', value: '110001' }],
  ),
  ...Array.from({ length: 30 }, (_, index) => entry(`many${index}`, '2025-01-01', ['page-many'])),
])

const shown: PageSubjects = { documents: new Set(['operation-a']), uses: [] }

async function historyOf(page: string, locale: 'en' | 'zh-TW' = 'en', subjects = shown) {
  const reader = new Reader(lake)
  const entries = await fetchHistory(reader, [page], subjects)
  return { reader, history: pageHistory(entries, locale, subjects, new Map()) }
}

it('lists the entries that name the page, the newest first, and depends on nothing else', async () => {
  const { reader, history } = await historyOf('page-a')
  expect(history.map(({ anchor }) => anchor)).toEqual(['new', 'old'])
  expect(reader.dependencies).toEqual(['history', 'history:page-a'])
})

it("has the facts of the page's own subjects alone, in the locale's language", async () => {
  const { history } = await historyOf('page-a', 'zh-TW')
  expect(history[0]).toMatchObject({
    breaking: true,
    changes: [{ text: '縮小範圍', kind: 'changed', breaking: true, field: 'limit' }],
  })
  expect(history[0]?.changes).toHaveLength(1)
  expect(historyToc(history, 'zh-TW')).toMatchObject([{ anchor: 'page-history', text: '變更紀錄' }])
  expect(historyToc([], 'en')).toEqual([])
})

describe('history of shared definitions', () => {
  const using = (values: string[], codes: string[] = []): PageSubjects => ({
    documents: new Set(['operation-a']),
    uses: [{ enums: [{ id: 'enum-side', values }], codes }],
  })

  it('lists a new enumeration value that a field of the page takes, although the entry names another page', async () => {
    for (const values of [[], ['Buy', 'Both']]) {
      const { reader, history } = await historyOf('page-user', 'en', using(values))
      expect(history).toMatchObject([{ anchor: 'side', changes: [{ value: 'Both' }] }])
      expect(reader.dependencies).toContain('history:enum-side')
    }
    expect((await historyOf('page-user', 'en', using(['Buy']))).history).toEqual([])
  })

  it('lists an error code that callers receive, whatever its group', async () => {
    const { reader, history } = await historyOf('page-user', 'en', using(['Buy'], ['110001']))
    expect(history).toMatchObject([{ anchor: 'code', changes: [{ value: '110001' }] }])
    expect(reader.dependencies).toContain('history:errors')
    expect((await historyOf('page-user', 'en', using(['Buy'], ['110002']))).history).toEqual([])
  })
})

it("depends on the enumerations' changes, not on every entry, when a page uses many", async () => {
  const documents = new Set(Array.from({ length: 50 }, (_, index) => `enum-${index}`))
  const { reader } = await historyOf('page-a', 'en', { documents, uses: [] })
  expect(reader.dependencies).toEqual([
    'history',
    'history:page-a',
    'history:enums',
    'history:errors',
  ])
})

it('leaves the oldest entries to the changelog when there are many', async () => {
  expect((await historyOf('page-many')).history).toHaveLength(20)
})

it('links to the part of a long changelog that holds an entry', async () => {
  const days = Array.from({ length: 310 }, (_, index) =>
    entry(`later-${index}`, `2026-01-${String(1 + (index % 28)).padStart(2, '0')}`, ['page-b']),
  )
  const long = new Reader(lakeOf([entry('oldest', '2023-01-01', ['page-a']), ...days]))
  const paths = await fetchPathsOfEarlier(long)
  const of = async (page: string) =>
    pageHistory(await fetchHistory(long, [page], shown), 'en', shown, paths)
  expect((await of('page-a')).map(({ path }) => path)).toEqual(['changelog/v5/earlier/1'])
  const [newest] = await of('page-b')
  expect(newest?.path).toBeUndefined()
})
