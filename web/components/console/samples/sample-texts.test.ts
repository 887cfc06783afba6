import { expect, it } from 'vitest'
import { sampleTexts } from './sample-texts.ts'

const operation = { method: 'POST', path: '/v5/order/create', auth: true, parameters: [] }
const examples = ['{"a":"1"}', '{"a":"2"}'].map((code) => ({ language: 'json', code }))
const rest = 'https://api-testnet.exchange.example'

it('sampleTexts shows the edited request in place of its example, in every language', () => {
  const [before = [], other] = sampleTexts(operation, examples, rest, { index: 0 })
  const edited = { language: 'json', code: '{"a":"edited"}' }
  const [after = [], same] = sampleTexts(operation, examples, rest, { index: 0, edited })
  expect(after).toHaveLength(9)
  expect(after.every((text) => text.includes('edited'))).toBe(true)
  expect(before.some((text) => text.includes('edited'))).toBe(false)
  expect(same).toEqual(other)
})

it('sampleTexts sends to the chosen environment', () => {
  const elsewhere = 'https://api.exchange.example'
  const [[, ...programs] = []] = sampleTexts(operation, examples, elsewhere, { index: 0 })
  expect(programs.every((text) => text.includes(`${elsewhere}/v5/order/create`))).toBe(true)
})
