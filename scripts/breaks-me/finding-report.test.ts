import { expect, it } from 'vitest'
import type { Analysis } from '../../web/client-check/analyse.ts'
import { findingReport } from './finding-report.ts'

const places = [{ file: 'client/order.py', line: 3 }]
const analysis: Analysis = {
  ...{ findings: [], read: 1, skipped: { folder: 0, prose: 0, binary: 0 }, problems: [] },
  used: [{ subject: 'call', what: 'POST /v5/order/create', places, count: 1 }],
  open: [{ what: '/v5/order/*', places, count: 7 }],
}
const report = (more: Partial<Analysis> = {}) =>
  findingReport({ ...analysis, ...more }, [], 'https://docs.exchange.example')

it('lists the calls that could not be checked, with their locations', () => {
  expect(report()).toEqual([
    'Not checked, a part is known when it runs only: /v5/order/* client/order.py:3 and 6 more',
    'Files read: 1. Of the API, calls: 1, topics: 0. Findings: 0.',
  ])
})

it('lists files that were skipped or unreadable, and says that no call was recognised', () => {
  expect(
    report({
      ...{ used: [], open: [], skipped: { folder: 2, prose: 3, binary: 4 } },
      problems: [{ file: 'a.har', problem: 'cut-har', count: 5 }],
    }),
  ).toEqual([
    'a.har: ends in the middle; its first 5 entries were read.',
    'Nothing of the API was recognised. Files read: 1.',
    'Left out: 2 in folders of packages and builds, 3 of prose, 4 that are no text.',
  ])
})
