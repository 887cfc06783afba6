import { expect, test } from 'vitest'
import { parseOrRefuse } from './parse-or-refuse.ts'

const query = (number: number) => `*[_id == "${number}${'x'.repeat(18_000)}"]`

test('parsed queries are kept by their length, so that many long ones do not fill the memory', () => {
  const first = parseOrRefuse(query(0), {})
  expect(parseOrRefuse(query(0), {})).toBe(first)
  for (let number = 1; number < 40; number++) parseOrRefuse(query(number), {})
  expect(parseOrRefuse(query(0), {})).not.toBe(first)
})
