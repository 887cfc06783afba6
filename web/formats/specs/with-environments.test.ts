import { describe, expect, test } from 'vitest'
import { readSpec, specFiles } from '../../content/reference/spec-files.ts'
import { withEnvironments } from './with-environments.ts'

const environments = [
  { identifier: 'mainnet', rest: 'https://api.own.example', stream: 'wss://ws.own.example' },
  { identifier: 'demo', rest: 'https://demo.own.example/x', stream: 'wss://demo.own.example:8443' },
]

describe('withEnvironments', () => {
  test('inserts REST addresses and changes nothing else', () => {
    const text = `# Rules: README.md.
openapi: 3.1.0
servers:
  - url: https://api-testnet.exchange.example
    x-environment: testnet
  - url: "https://api.exchange.example" # real money
    x-environment: mainnet
  - {x-environment: demo, url: 'https://api-demo.exchange.example'}
paths: {} # https://api.exchange.example
`
    expect(withEnvironments(text, environments)).toBe(
      text
        .replace('"https://api.exchange.example"', 'https://api.own.example')
        .replace("'https://api-demo.exchange.example'", 'https://demo.own.example/x'),
    )
  })

  test('inserts hosts of streams', () => {
    const text = `asyncapi: 3.0.0
servers:
  mainnet:
    host: stream.exchange.example
    x-environment: mainnet
    pathname: /v5/private
  demo:
    host: stream-demo.exchange.example
    x-environment: demo
`
    expect(withEnvironments(text, environments)).toBe(
      text
        .replace('stream.exchange', 'ws.own')
        .replace('stream-demo.exchange.example', 'demo.own.example:8443'),
    )
  })

  test.each(specFiles())('inserts an address for each server of %s', (file) => {
    const own = ['mainnet', 'testnet', 'demo'].map((identifier) => ({
      identifier,
      rest: `https://${identifier}.own.example`,
      stream: `wss://${identifier}.own.example`,
    }))
    const text = withEnvironments(readSpec(file) ?? '', own)
    expect(text).not.toMatch(/^( {2}- url| {4}host): .*exchange\.example/m)
  })

  test.each(['openapi: 3.1.0\n', 'servers: []\n', 'servers: text\n', ''])(
    'leaves a file without servers unchanged: %j',
    (text) => expect(withEnvironments(text, environments)).toBe(text),
  )
})
