import { expect, it } from 'vitest'
import { lakeOf } from '../../../web/testing/lake-of.ts'
import { storedReport } from '../../feedback/testing/report-of.ts'
import { feedbackFor } from './feedback.ts'

const t = (key: string, values?: object) => `${key} ${JSON.stringify(values)}`
const page = { _id: 'page-a', _type: 'page', title: { en: 'Alpha' } }
const stored = [
  page,
  storedReport('a'),
  storedReport('b', { locale: 'zh-TW', state: 'open' }),
  storedReport('c', { state: 'done' }),
  storedReport('d', { page: 'page-gone', at: '2026-01-01T00:00:00Z' }),
]
const find = (role: string) =>
  feedbackFor({ roles: [{ name: role, title: role }] }).find({
    client: lakeOf(stored),
    now: new Date(),
    t,
    inWords: (problem) => problem,
  })

it.each(['administrator', 'writer', 'viewer'])(
  'feedbackFor counts open reports of pages for a %s',
  async (role) => {
    expect(await find(role)).toEqual([
      { id: 'page-a', type: 'page', title: 'Alpha', reason: 'reason.feedback {"count":2}' },
      { id: 'page-gone', type: 'page', title: 'page-gone', reason: 'reason.feedback {"count":1}' },
    ])
  },
)

it('feedbackFor counts only reports of translations for a translator', async () => {
  expect(await find('translator')).toEqual([
    { id: 'page-a', type: 'page', title: 'Alpha', reason: 'reason.feedback {"count":1}' },
  ])
})
