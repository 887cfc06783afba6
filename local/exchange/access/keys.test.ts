import { expect, it } from 'vitest'
import { isPermitted } from './keys.ts'

const holding = (...permissions: string[]) => ({ name: 'key', secret: 'secret', permissions })

it.each([
  [{}, [], true],
  [{ allOf: [] }, [], true],
  [{ allOf: ['Order', 'Earn'] }, ['Order'], false],
  [{ allOf: ['Order', 'Earn'] }, ['Earn', 'Order', 'Withdraw'], true],
  [{ anyOf: ['Order', 'Earn'] }, ['Earn'], true],
  [{ anyOf: ['Order', 'Earn'] }, ['Withdraw'], false],
  [{ byProduct: ['Order', 'SpotTrade'] }, ['SpotTrade'], true],
  [{ byProduct: ['Order', 'SpotTrade'] }, [], false],
])('%o lets a key with %o in: %s', (needed, held, isIn) => {
  expect(isPermitted(holding(...held), needed)).toBe(isIn)
})

it('isPermitted allows a key without permissions everything', () => {
  expect(isPermitted({ name: 'key', secret: 'secret' }, { allOf: ['Withdraw'] })).toBe(true)
})
