import { expect, it } from 'vitest'
import { resolveApiChange, storedApiChange } from './api-change.ts'

const partOf = (name: string, part: string) => {
  const change = { _key: 'a', rule: 'field-added', subject: { _ref: 'channel-a' }, name, part }
  return resolveApiChange(storedApiChange.parse(change), 'added', 'en').part
}

it("resolveApiChange names the message of a topic, unless it equals the topic's name", () => {
  expect(partOf('tickers', 'tickersSpot')).toBe('tickersSpot')
  expect(partOf('position', 'position')).toBeUndefined()
})
