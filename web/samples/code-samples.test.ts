import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Field, Operation } from '../content/model/page-data.ts'
import { operationFixture } from '../testing/operation-fixture.ts'
import { codeSamples } from './code-samples.ts'
import { jsonText } from './json-text.ts'
import { parseJson, printJson } from './json-value.ts'
import { wholeProgram } from './program.ts'
import { jsonLiteral } from './testing/json-literal.ts'

const operation = operationFixture()

const file: Field = {
  _key: 'file',
  name: 'upload_file',
  anchor: '',
  path: 'upload_file',
  depth: 0,
  in: 'body',
  type: 'string',
  format: 'binary',
  requirement: 'required',
  appliesTo: [],
  values: [],
  deprecated: false,
  description: { text: '' },
}

const order = (symbol: string) => ({ symbol, side: 'Buy', qty: '0.01', isLeverage: 0 })
const batch = { category: 'linear', request: [order('BTCUSDT'), order('ETHUSDT')] }

it.each<[name: string, about: Partial<Operation>, language: string, code: string]>([
  [
    'public-get',
    { auth: false, path: '/v5/market/kline' },
    'http',
    'GET /v5/market/kline?category=spot&symbol=BTCUSDT',
  ],
  [
    'signed-get',
    {},
    'http',
    'GET /v5/position/list?category=linear&note=it\'s "100%"&cursor=a%3D1%2C2',
  ],
  [
    'signed-get-without-parameters',
    { path: '/v5/user/query-api' },
    'http',
    'GET /v5/user/query-api',
  ],
  [
    'signed-post',
    { method: 'POST', path: '/v5/order/create-batch' },
    'json',
    JSON.stringify(batch),
  ],
  [
    'odd-values',
    { method: 'POST', path: '/v5/order/create' },
    'json',
    JSON.stringify({ 'a\'b"c\\': ['$x #{y} `z`', '幣\n\u200b', null, true, {}, []] }),
  ],
  [
    'file',
    { method: 'POST', path: '/v5/p2p/oss/upload_file', parameters: [file] },
    'json',
    '{"upload_file":"receipt.png"}',
  ],
])('%s', async (name, about, language, code) => {
  const samples = codeSamples(
    { ...operation, ...about },
    { language, code },
    'https://api.exchange.example',
  )
  expect(samples.map(({ label }) => label)).toEqual([
    'curl',
    'Python',
    'Node.js',
    'Go',
    'Java',
    'C#',
    'PHP',
    'Ruby',
  ])
  const text = samples.map(
    (sample) => `\`\`\`${sample.language}\n${wholeProgram(sample)}\n\`\`\`\n`,
  )
  await expect(text.join('\n')).toMatchFileSnapshot(`golden/${name}.md`)
})

it('codeSamples puts a deprecation above each program, in a comment of its language', () => {
  const samples = codeSamples(
    { ...operation, auth: false, warning: 'Deprecated: use another.' },
    { language: 'http', code: 'GET /v5/position/list' },
    'https://api.exchange.example',
  )
  const above = samples.map(({ code }) => code.split('\n').find((line) => line.includes('another')))
  expect(new Set(above)).toEqual(
    new Set(['# Deprecated: use another.', '// Deprecated: use another.']),
  )
})

it('codeSamples generates values that may not be repeated anew in each run', async () => {
  const fields = [
    { name: 'transferId', in: 'body', format: 'uuid' },
    { name: 'orderLinkId', in: 'body', format: 'unique-id' },
    { name: 'timestamp', in: 'body', format: 'current-time' },
  ]
  const order = { orderLinkId: 'mine-1', note: '100% {{sure}}' }
  const body = { request: [order], transferId: 'mine-2', timestamp: 1767225600000 }
  const samples = codeSamples(
    { method: 'POST', path: '/v5/order/create', auth: true, parameters: fields },
    { language: 'json', code: JSON.stringify(body) },
    'https://api.exchange.example',
  )
  for (const { code } of samples) expect(code).not.toMatch(/mine-|1767225600000/)
  const calls = samples.map((sample) => `\`\`\`${sample.language}\n${sample.code}\n\`\`\`\n`)
  await expect(calls.join('\n')).toMatchFileSnapshot('golden/fresh.md')
})

it('codeSamples signs, times out, reads the code and retries with care in each language, before the call', () => {
  const samples = codeSamples(operation, { language: 'http', code: 'GET /v5/a?b=c' }, '')
  for (const { setUp, code } of samples) {
    for (const part of [/time_?out|max-time/i, /retCode/, /10006/, /API_SECRET/])
      expect(setUp).toMatch(part)
    expect(code).not.toMatch(/API_SECRET|time_?out|retCode/i)
  }
})

const create = { ...operation, method: 'POST', auth: false, path: '/v5/order/create' }

/** The body in samples whose language writes it as its own value: the text after `payload = `. */
const bodyOf = (code: string, language: string) =>
  codeSamples(create, { language: 'json', code }, 'https://api.exchange.example')
    .find((sample) => sample.language === language)
    ?.code.match(/^(?:const )?\$?payload = ([\s\S]*?)\n\n/m)?.[1] ?? ''

it('any JSON is sent with its digits and in its order, as text and by JavaScript', () => {
  fc.assert(
    fc.property(jsonLiteral, (code) => {
      const printed = printJson(parseJson(code))
      expect(printJson(parseJson(jsonText(parseJson(code))))).toBe(printed)
      const sent: unknown = runInNewContext(bodyOf(code, 'javascript'))
      expect(printJson(parseJson(String(sent)))).toBe(printed)
    }),
  )
})

it.each(['python', 'php', 'ruby', 'javascript'])(
  'a sample in %s contains as text what its JSON library would change',
  (language) => {
    const odd = ['0.00000001', '9007199254740993', '1.10', '-0', '1e400', '1.0']
    for (const number of odd)
      expect(bodyOf(`{"a":${number}}`, language)).toContain(`'{ "a": ${number} }'`)
    expect(bodyOf('{"10":1,"2":[]}', language)).toContain(`'{ "10": 1, "2": [] }'`)
    expect(bodyOf('{"a":[0,-12,0.01]}', language)).not.toContain(`'{ "a"`)
  },
)
