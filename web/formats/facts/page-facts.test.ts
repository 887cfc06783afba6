import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, it } from 'vitest'
import { everyBlock } from '../../testing/every-block.ts'
import { errors, operation, pageFixture, paragraph, table } from '../../testing/page-fixture.ts'
import { factsJsonSchema } from './facts-schema.ts'
import { hasFacts, pageFacts } from './page-facts.ts'

const origin = 'https://docs.exchange.example'
const time = operation('GET', '/v5/market/time', 'Get Time', [], [['timeSecond', 'In seconds']])

it('pageFacts states the facts of an operation', () => {
  const page = pageFixture('v5/market/time', 'Get Server Time', [time], { locale: 'zh-TW' })
  expect(pageFacts(page, origin)).toMatchObject({
    $schema: `${origin}/docs/schemas/facts.schema.json`,
    url: `${origin}/docs/zh-TW/v5/market/time`,
    locale: 'zh-TW',
    title: 'Get Server Time',
    operations: [
      {
        method: 'GET',
        path: '/v5/market/time',
        parameters: [],
        response: [{ path: 'timeSecond', type: 'string', description: 'In seconds' }],
      },
    ],
    channels: [],
    enums: [],
    errors: [],
  })
})

it('pageFacts states the meaning of likely errors, and that no others are published', () => {
  const [operation] = pageFacts(everyBlock('en'), origin).operations
  expect(operation).toMatchObject({
    headersUrl: `${origin}/docs/v5/rate-limit#headers`,
    likelyErrors: [
      {
        code: '110007',
        meaning: 'The balance does not cover it.',
        action: 'Lower `qty`.',
        url: `${origin}/docs/v5/error#row-110007`,
      },
    ],
    noOtherErrors: true,
  })
})

it('pageFacts finds nested blocks', () => {
  const details = { _type: 'details' as const, _key: 'd', summary: '', body: [time] }
  const page = pageFixture('v5/a', 'A', [details])
  expect(hasFacts(page)).toBe(true)
  expect(pageFacts(page, origin).operations).toHaveLength(1)
})

it('hasFacts is false for a page of text only', () => {
  expect(hasFacts(pageFixture('v5/a', 'A', [paragraph('Words.')]))).toBe(false)
})

it("pageFacts states the page's error codes, and no rows of other tables", () => {
  const codes = errors('spot-trade', [['170001', 'No such order.', 'Compare the id.', ['gone']]])
  const page = pageFixture('v5/spot', 'Spot', [codes, table(['Code'], ['`170002`', 'Words'])])
  expect(hasFacts(page)).toBe(true)
  expect(pageFacts(page, origin).errors).toEqual([
    {
      code: '170001',
      meaning: 'No such order. · Compare the id.',
      retMsg: ['gone'],
      group: 'Codes of spot-trade',
      url: `${origin}/docs/v5/spot#row-170001`,
    },
  ])
})

it('pageFacts matches the published schema with every kind of block', () => {
  const validate = new Ajv2020({
    allErrors: true,
    formats: { uri: true, date: true, 'date-time': true },
  })
  const fits = validate.compile(factsJsonSchema(`${origin}/schema.json`))
  const facts = JSON.parse(JSON.stringify(pageFacts(everyBlock('en'), origin)))
  expect(fits(facts), JSON.stringify(fits.errors)).toBe(true)
  expect(facts.operations.length * facts.channels.length * facts.enums.length).toBeGreaterThan(0)
  expect(facts.operations[0].requestExamples[0].samples).toContainEqual({
    label: 'Go',
    language: 'go',
    code: 'set up\n\npackage main',
  })
  expect(fits({ ...facts, operations: [{}] })).toBe(false)
})
