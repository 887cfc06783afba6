import { expect, it } from 'vitest'
import { headingOf } from '../../../blocks/heading/heading-of.ts'
import { lakeOf } from '../../testing/lake-of.ts'
import { Reader } from '../lake/reader.ts'
import { fetchEnumPages } from './enum-pages.ts'

const table = (id: string) => ({ _type: 'enumTable', enum: { _type: 'reference', _ref: id } })
const page = (path: string, en: unknown[]) => ({
  _id: `page-${path}`,
  _type: 'page',
  path: { current: path },
  body: { en },
})

const dataset = [
  page('a', [
    ...Array.from({ length: 9 }, () => headingOf({ _key: 'h', level: 2, text: 'In passing' })),
    table('enum-side'),
  ]),
  page('enum', [
    table('enum-side'),
    { _type: 'details', body: [table('enum-folded')] },
    { _type: 'tabs', tabs: [{ body: [table('enum-tabbed')] }] },
  ]),
  page('other', [{ _type: 'divider' }]),
  // This page is malformed; the page that shows it reports the fault.
  { ...page('no-path', [table('enum-side')]), path: { current: 5 } },
  page('no-reference', [{ _type: 'enumTable', enum: { _ref: 5 } }, table('enum-side')]),
]

const client = lakeOf(dataset)

it('fetchEnumPages finds the page that explains an enum, preferring the page with the most enums', async () => {
  const ids = ['enum-side', 'enum-folded', 'enum-tabbed', 'enum-nowhere']
  const pages = await fetchEnumPages(new Reader(client), ids)
  expect([...pages].map(([id, { path }]) => [id, path])).toEqual([
    ['enum-side', 'enum'],
    ['enum-folded', 'enum'],
    ['enum-tabbed', 'enum'],
  ])
})
