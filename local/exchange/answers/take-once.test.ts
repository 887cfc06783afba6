import { expect, it } from 'vitest'
import { takeOnce } from './take-once.ts'

const NOW = 1_735_689_600_000
const TRANSFER = '/v5/asset/transfer/universal-transfer'
const create = (taken: Set<string>, asked: Record<string, unknown>) => () =>
  takeOnce(taken, '/v5/order/create', asked, NOW)

it('takes an identifier once, and says so with the code of the product', () => {
  const taken = new Set<string>()
  create(taken, { category: 'linear', orderLinkId: 'a' })()
  expect(create(taken, { category: 'linear', orderLinkId: 'a' })).toThrow(
    'OrderLinkedID is duplicate',
  )
  expect(create(taken, { category: 'spot', orderLinkId: 'a' })).toThrow('170141')
  expect(create(taken, { category: 'linear', orderLinkId: 'b' })).not.toThrow()
  expect(create(taken, { category: 'linear' })).not.toThrow()
  expect(create(taken, { category: 'linear' })).not.toThrow()
  takeOnce(taken, TRANSFER, { transferId: 'a' }, NOW)
  expect(() => takeOnce(taken, TRANSFER, { transferId: 'a' }, NOW)).toThrow('131214')
})

it('lets others name what was taken', () => {
  const taken = new Set(['orderLinkId a'])
  expect(() => takeOnce(taken, '/v5/order/cancel', { orderLinkId: 'a' }, NOW)).not.toThrow()
})

it('refuses a withdrawal of an earlier moment', () => {
  const withdraw = (timestamp: number) => () =>
    takeOnce(new Set(), '/v5/asset/withdraw/create', { timestamp }, NOW)
  expect(withdraw(NOW - 1_000)).not.toThrow()
  expect(withdraw(NOW - 3_600_000)).toThrow('timestamp')
})
