import { expect, it } from 'vitest'
import { lakeOf } from '../../web/testing/lake-of.ts'
import { affectedTogether } from './affected-together.ts'
import { storedReport } from './testing/report-of.ts'

const page = (_id: string, text: string, _type = 'page') => ({
  ...{ _id, _type, _rev: 'r', title: { en: _id } },
  body: { en: [{ _key: 'b', _type: 'block', text }], zhTW: [{ _key: 'b', _type: 'block', text }] },
})
const changed = (id: string, type?: string) => ({
  draft: page(`drafts.${id}`, 'After', type),
  published: page(id, 'Before', type),
})
const roles = (name: string) => ({ roles: [{ name, title: name }] })
const reports = [
  storedReport('of a', { page: 'page-a' }),
  storedReport('of a in Chinese', { page: 'page-a', locale: 'zh-TW' }),
  storedReport('of a, done', { page: 'page-a', state: 'done' }),
  storedReport('of b', { page: 'page-b' }),
  storedReport('of c', { page: 'page-c' }),
]

it('affectedTogether returns the reports about each changed page, and no others', async () => {
  const lake = lakeOf([...reports, page('page-a', 'Before'), page('page-b', 'Before')])
  const found = await affectedTogether(lake, roles('writer'), [
    changed('page-a'),
    changed('page-b'),
    { draft: page('drafts.page-c', 'New'), published: null },
    changed('operation-a', 'apiOperation'),
  ])
  expect(found.map(({ words }) => words).sort()).toEqual(['of a', 'of a in Chinese', 'of b'])
})

it('affectedTogether returns reports about translations only for a translator', async () => {
  const found = await affectedTogether(lakeOf(reports), roles('translator'), [changed('page-a')])
  expect(found.map(({ words }) => words)).toEqual(['of a in Chinese'])
})

it('affectedTogether sends no query if no draft is a page', async () => {
  const never = { fetch: () => Promise.reject(new Error('It was asked.')) }
  expect(await affectedTogether(never, roles('writer'), [changed('a', 'apiOperation')])).toEqual([])
})
