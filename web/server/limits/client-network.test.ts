import fc from 'fast-check'
import { expect, it } from 'vitest'
import { forwardedNetwork, networkOf } from './client-network.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
  ['no address', 'no address'],
])('networkOf %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

const group = fc.integer({ min: 1, max: 0xffff }).map((number) => number.toString(16))
const four = fc.array(group, { minLength: 4, maxLength: 4 }).map((groups) => groups.join(':'))

it('networkOf treats all addresses of a /64 as one client', () => {
  fc.assert(
    fc.property(four, four, group, (network, host, last) => {
      expect(networkOf(`${network}:${host}`)).toBe(`${network}::/64`)
      expect(networkOf(`${network}::${last}`)).toBe(`${network}::/64`)
    }),
  )
})

it('forwardedNetwork trusts only the last address of a list of proxies', () => {
  expect(forwardedNetwork('1.2.3.4, 2001:db8:1:2::7')).toBe('2001:db8:1:2::/64')
})
