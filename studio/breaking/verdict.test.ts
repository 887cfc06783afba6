import { expect, it } from 'vitest'
import { verdictOf } from './verdict.ts'

const required = { rule: 'parameter-required', name: 'GET /v5/a', field: 'coin' }
const raised = { rule: 'limit-raised', name: 'GET /v5/a' }

it.each([
  ['changed', [raised, { ...required, when: 'accountType=UNIFIED' }], 'byFacts'],
  ['changed', [raised], 'none'],
  ['changed', undefined, 'none'],
  ['removed', undefined, 'gone'],
  // A fact without a rule has just been added, and is ignored.
  ['removed', [{ _key: 'a' }], 'gone'],
  ['corrected', [required], 'corrected'],
  [undefined, [required], 'byFacts'],
])('verdictOf(%s, %j) returns %s', (kind, changes, key) => {
  const breaking = key === 'byFacts'
  const verdict = verdictOf(kind, changes)
  expect(verdict.key).toBe(key)
  expect(verdict.facts.length > 0).toBe(breaking)
})

it("verdictOf names each breaking fact in the API's terms", () => {
  expect(
    verdictOf('changed', [raised, { ...required, when: 'accountType=UNIFIED' }]).facts,
  ).toEqual(['GET /v5/a coin accountType=UNIFIED'])
})
