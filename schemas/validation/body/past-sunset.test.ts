import { expect, test } from 'vitest'
import { pastSunset } from './past-sunset.ts'

const known = new Map([
  ['old', { name: 'GET /v5/market/old', sunset: '2026-03-01' }],
  ['topic', { name: 'dcp', sunset: '2026-05-01' }],
])
const shows = (field: 'operation' | 'channel', _ref: string) => ({
  ...{ _key: _ref, _type: field },
  [field]: { _ref },
})
const problems = (path: string, today: string) =>
  pastSunset([shows('operation', 'old'), shows('channel', 'topic'), shows('operation', 'other')], {
    ...{ path, known, today },
  })

test('pastSunset asks to move the page of a discontinued endpoint, from its sunset on', () => {
  expect(problems('v5/market/old', '2026-02-28')).toEqual([])
  expect(problems('v5/market/old', '2026-03-01')).toEqual([
    {
      message:
        'GET /v5/market/old has not worked since 2026-03-01: move the page to the discontinued ones. Change its path to “v5/abandon/old”; readers of the old one are sent there.',
      path: [{ _key: 'old' }],
    },
  ])
  expect(problems('v5/market/old', '2026-06-01')).toHaveLength(2)
  expect(problems('v5/abandon/old', '2026-06-01')).toEqual([])
})
