import { expect, it } from 'vitest'
import { namesAddress, withAddresses } from './named-addresses.ts'

const testnet = {
  identifier: 'testnet',
  label: { en: 'Testnet' },
  rest: 'https://api-testnet.exchange.example',
  stream: 'wss://stream-testnet.exchange.example',
  realMoney: false,
  onLandingPage: true,
  sites: [
    {
      identifier: 'japan',
      rest: 'https://api-testnet-japan.exchange.example',
      stream: 'wss://stream-testnet-japan.exchange.example',
    },
    { identifier: 'netherlands', rest: 'https://api-testnet-netherlands.exchange.example' },
  ],
}

it.each([
  [
    'curl {rest.testnet}/v5/market/time',
    'curl https://api-testnet.exchange.example/v5/market/time',
  ],
  ['Host: {hostname.testnet}', 'Host: api-testnet.exchange.example'],
  ['{stream.testnet} and {rest.testnet}', `${testnet.stream} and ${testnet.rest}`],
  ['{rest.elsewhere}', '{rest.elsewhere}'],
  ['{rest.testnet.japan}', 'https://api-testnet-japan.exchange.example'],
  ['{hostname.testnet.japan}', 'api-testnet-japan.exchange.example'],
  ['{stream.testnet.japan}', 'wss://stream-testnet-japan.exchange.example'],
  ['{stream.testnet.netherlands}', '{stream.testnet.netherlands}'],
  ['{rest.testnet.elsewhere}', '{rest.testnet.elsewhere}'],
])('withAddresses of %s', (text, shown) => {
  expect(namesAddress(text)).toBe(true)
  expect(withAddresses(text, [testnet])).toBe(shown)
})

it('withAddresses leaves other names in braces unchanged', () => {
  const path = 'orderbook.{depth}.{symbol}'
  expect(namesAddress(path)).toBe(false)
  expect(withAddresses(path, [testnet])).toBe(path)
})
