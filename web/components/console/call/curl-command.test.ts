import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { curlCommand } from './curl-command.ts'

const call = {
  method: 'POST',
  url: 'https://api.exchange.example/v5/order/create',
  headers: { 'X-BAPI-API-KEY': 'K' },
  body: '{"a":"it\'s"}',
}

it('curlCommand writes a call for a terminal', () => {
  expect(curlCommand(call)).toBe(
    [
      `curl -X POST 'https://api.exchange.example/v5/order/create' \\`,
      `  -H 'X-BAPI-API-KEY: K' \\`,
      `  --data-raw '{"a":"it'\\''s"}'`,
    ].join('\n'),
  )
  const url = 'https://api.exchange.example/v5/market/time'
  expect(curlCommand({ method: 'GET', url, headers: {} })).toBe(`curl '${url}'`)
})

it('curlCommand passes any body through the shell unchanged', () => {
  const words = fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0'))
  fc.assert(
    fc.property(words, (body) => {
      const command = curlCommand({ ...call, headers: {}, body }).replace('curl', `printf '%s\\n'`)
      const said = execFileSync('sh', ['-c', command]).toString()
      expect(said).toBe(`-X\nPOST\n${call.url}\n--data-raw\n${body}\n`)
    }),
    { numRuns: 20 },
  )
})
