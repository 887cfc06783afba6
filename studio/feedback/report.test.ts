import { expect, it } from 'vitest'
import { lakeOf } from '../../web/testing/lake-of.ts'
import { fetchReports, formPath, pathInForm } from './report.ts'
import { reportOf, storedReport } from './testing/report-of.ts'

const block = (_key: string) => ({ _key, _type: 'block' })
const page = {
  _id: 'page-a',
  _type: 'page',
  title: { en: 'Create' },
  body: { en: [block('b'), block('c')], zhTW: [block('b')] },
}

const read = async (
  dataset: Record<string, unknown>[],
  filter: Parameters<typeof fetchReports>[1] = { states: ['open'] },
) => fetchReports(lakeOf(dataset), filter)

it('fetchReports returns open reports, newest first, with the page title and the block’s languages', async () => {
  const { reports, unreadable } = await read([
    page,
    storedReport('old', { block: 'c' }),
    storedReport('new', { at: '2026-01-03T03:04:05.678Z', state: 'open' }),
    storedReport('done', { state: 'done' }),
    storedReport('whole', { block: undefined, page: 'page-gone', at: '2026-01-01T00:00:00Z' }),
  ])
  expect(unreadable).toEqual([])
  expect(reports.map(({ words, title, held }) => [words, title, held])).toEqual([
    ['new', 'Create', { en: true, zhTW: true }],
    ['old', 'Create', { en: true, zhTW: false }],
    ['whole', null, expect.anything()],
  ])
})

it('fetchReports returns the reports in a state, or of a page', async () => {
  const stored = [
    storedReport('a', { state: 'done' }),
    storedReport('b', { state: 'spam' }),
    storedReport('c', { page: 'page-b' }),
    storedReport('d'),
  ]
  const words = async (filter: Parameters<typeof fetchReports>[1]) =>
    (await read(stored, filter)).reports.map((report) => report.words)
  expect(await words({ states: ['done', 'spam'] })).toEqual(['a', 'b'])
  expect(await words({ states: ['open'], pages: ['page-b'] })).toEqual(['c'])
})

it('fetchReports finds a block that only the draft contains', async () => {
  const draft = { ...page, _id: 'drafts.page-a', body: { en: [block('new')] } }
  const { reports } = await read([page, draft, storedReport('a', { block: 'new' })])
  expect(reports).toMatchObject([{ held: { en: true, zhTW: false } }])
})

it('fetchReports lists ids of invalid reports as unreadable, and returns the others', async () => {
  const { reports, unreadable } = await read([
    storedReport('bad', { kind: 'praise' }),
    storedReport('good'),
  ])
  expect(reports.map(({ words }) => words)).toEqual(['good'])
  expect(unreadable).toEqual(['feedback.bad'])
})

const places: [string, Parameters<typeof reportOf>[1], string | undefined][] = [
  ['its language', { locale: 'zh-TW' }, 'body.zhTW[_key=="b"]'],
  ['English', {}, 'body.en[_key=="b"]'],
  [
    'English where it is not translated',
    { locale: 'zh-TW', held: { en: true, zhTW: false } },
    'body.en[_key=="b"]',
  ],
  ['nowhere once it is gone', { held: { en: false, zhTW: false } }, undefined],
  ['nowhere as the page', { block: null }, undefined],
  ['nowhere in a language that is none', { locale: 'xx' }, undefined],
  ['its own key only', { block: 'a"b' }, 'body.en[_key=="a\\"b"]'],
]

it.each(places)('formPath and pathInForm find a block in %s', (_name, more, path) => {
  expect(formPath(reportOf('a', more))).toBe(path)
  expect(pathInForm(reportOf('a', more)) !== undefined).toBe(path !== undefined)
})
