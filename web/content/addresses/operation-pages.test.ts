import { expect, it } from 'vitest'
import { headingOf } from '../../../blocks/heading/heading-of.ts'
import { lakeOf } from '../../testing/lake-of.ts'
import { Reader } from '../lake/reader.ts'
import { loadPage } from '../page/page.ts'
import { fetchOperationPages } from './operation-pages.ts'

const shows = (id: string, explorer?: boolean) => ({
  _type: 'operation',
  operation: { _type: 'reference', _ref: id },
  ...(explorer && { explorer }),
})
const page = (path: string, ...en: object[]) => ({
  _id: `page-${path}`,
  _type: 'page',
  path: { current: path },
  body: { en },
})

const lake = lakeOf([
  page('all', shows('one'), shows('two'), shows('three')),
  page('explorer/two', shows('two', true)),
  // This page is malformed; the page that shows it reports the fault.
  page('no-reference', { _type: 'channel' }, shows('two')),
  { ...page('no-path', shows('two')), path: { current: 5 } },
  page('explorer/v5/four', shows('four', true)),
  page('p2p/four', shows('four')),
  page('v5/four', shows('four')),
  page('two', headingOf({ _key: 'h', level: 2, text: 'Two' }), shows('two')),
])

it('fetchOperationPages finds the explorer page and the documentation page of an operation', async () => {
  const pages = await fetchOperationPages(new Reader(lake), ['two', 'three', 'four', 'gone'])
  expect(pages.get('two')).toEqual({
    explorer: { id: 'page-explorer/two', path: 'explorer/two' },
    documentation: { id: 'page-two', path: 'two' },
  })
  expect(pages.get('three')).toEqual({ documentation: { id: 'page-all', path: 'all' } })
  // Another API's part may document the same operation, and its page sorts first by path.
  expect(pages.get('four')?.documentation?.path).toBe('v5/four')
  expect(pages.get('gone')).toEqual({})
})

it('the explorer page and the documentation page of an operation link to each other', async () => {
  const operation = {
    ...{ _id: 'two', _type: 'apiOperation', method: 'GET', path: '/v5/two', operationId: 'two' },
    ...{ spec: 'market', summary: { en: 'Two' }, parameters: [], response: [] },
    ...{ requestExamples: [], responseExamples: [] },
  }
  const shownAt = (path: string) => ({
    ...page(path, { ...shows('two', path !== 'two'), _key: 'o' }),
    ...{ _rev: 'r1', title: { en: path } },
  })
  const both = lakeOf([operation, shownAt('two'), shownAt('explorer/two')])
  for (const [path, other] of [
    ['two', '/docs/explorer/two'],
    ['explorer/two', '/docs/two'],
  ] as const)
    expect((await loadPage(both, path, 'en'))?.body).toMatchObject([{ otherPage: other }])
})
