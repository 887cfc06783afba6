import { expect, it } from 'vitest'
import { resolveApiChange, storedApiChange } from './api-change.ts'

const partOf = (name: string, part: string) => {
  const change = { _key: 'a', rule: 'field-added', subject: { _ref: 'channel-a' }, name, part }
  return resolveApiChange(storedApiChange.parse(change), 'added', 'en').part
}

it('names the message of a topic, unless it has the name of the topic', () => {
  expect(partOf('tickers', 'tickersSpot')).toBe('tickersSpot')
  expect(partOf('position', 'position')).toBeUndefined()
})
