import { describe, expect, test } from 'vitest'
import { errorDocument } from './error-document.ts'
import { errorGroupOf } from './error-group.ts'
import { parseYaml } from './read-spec.ts'

const GROUP = `
group: spot-trade
title: Spot trading
x-zh-TW: {title: 現貨交易}
codes:
  - code: "170001"
    retMsg: [Order does not exist., "Order {…}: gone"]
    meaning: The order does not exist.
    action: Compare the ids.
    x-zh-TW: {meaning: 訂單不存在。}
  - code: "-1"
    meaning: Expired.
    action: Send it again.
`
const read = (text: string) =>
  errorGroupOf(
    'specs/errors/spot-trade.yaml',
    'spot-trade',
    parseYaml('specs/errors/spot-trade.yaml', text),
  )

test('a group of error codes becomes one document ordered by number, with both languages', () => {
  expect(errorDocument(read(GROUP))).toEqual({
    _id: 'errors-spot-trade',
    _type: 'errorCode',
    name: 'spot-trade',
    title: { _type: 'localeString', en: 'Spot trading', zhTW: '現貨交易' },
    codes: [
      {
        _key: '-1',
        code: '-1',
        meaning: { _type: 'localeText', en: 'Expired.' },
        action: { _type: 'localeText', en: 'Send it again.' },
      },
      {
        _key: '170001',
        code: '170001',
        retMsg: ['Order does not exist.', 'Order {…}: gone'],
        meaning: { _type: 'localeText', en: 'The order does not exist.', zhTW: '訂單不存在。' },
        action: { _type: 'localeText', en: 'Compare the ids.' },
      },
    ],
  })
})

describe('a group of error codes is refused, with the place:', () => {
  test.each([
    ['"170001"', '170001', '#/codes/0/code: must be text: write it in quotes'],
    ['"170001"', '"17x"', '#/codes/0/code: must be digits'],
    ['"170001"', '"-1"', '#/codes/1/code: "-1" stands in this group already'],
    ['"Order {…}: gone"', 'Order does not exist.', '#/codes/0/retMsg: says a message twice'],
    ['[Order does not exist., "Order {…}: gone"]', 'Gone.', '#/codes/0/retMsg'],
    ['meaning: Expired.', 'means: Expired.', '#/codes/1/meaning'],
    ['{meaning: 訂單不存在。}', '{meanings: 訂單不存在。}', '#/codes/0/x-zh-TW'],
    ['group: spot-trade', 'group: spot', '#/group: is "spot", but its file is spot-trade.yaml'],
    ['group: spot-trade', 'group: Spot', '#/group: must be small letters'],
    ['codes:', 'code:', '#/codes'],
  ])('%s as %s', (good, bad, message) => {
    expect(() => read(GROUP.replace(good, bad))).toThrow(`specs/errors/spot-trade.yaml${message}`)
  })
})
