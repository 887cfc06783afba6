// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are lines of a program in another language.
import { codeLines } from './code-lines.ts'
import { formHead, formTail, formType } from './form.ts'
import { generatesIds } from './fresh.ts'
import { type Dialect, literal } from './literal.ts'
import { callProgram, type Program } from './program.ts'
import { doubleQuoted, singleQuoted } from './quotes.ts'
import type { SampleRequest } from './sample-request.ts'

const text = (value: string) => singleQuoted(value) ?? doubleQuoted(value)

function property(name: string): string {
  // An unquoted name would set the prototype.
  if (name === '__proto__') return "['__proto__']"
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : text(name)
}

const dialect: Dialect = {
  text,
  words: { null: 'null', true: 'true', false: 'false' },
  object: ['{ ', ' }'],
  entry: (name, value) => `${property(name)}: ${value}`,
  trailingComma: true,
  step: 2,
  fresh: (kind) =>
    ({ uuid: 'randomUUID()', id: "randomUUID().replaceAll('-', '')", now: 'Date.now()' })[kind],
}

/** A module for Node.js 18 or later. */
export function nodejs(request: SampleRequest): Program {
  const { method, address } = request
  const payload = payloadOf(request)
  return callProgram(setUp(request), payload, [
    `const result = await call('${method}', '${address}'${payload ? ', payload' : ''})`,
    'console.log(JSON.stringify(result, null, 2))',
  ])
}

function payloadOf({ query, pairs, json, file, fresh }: SampleRequest): string[] | undefined {
  if (file)
    return [
      'const payload = Buffer.concat([',
      `  Buffer.from('${formHead(file)}'),`,
      `  await readFile('${file.name}'),`,
      `  Buffer.from('${formTail}'),`,
      '])',
    ]
  if (json?.verbatim) return [`const payload = ${text(json.verbatim)}`]
  if (json) return [`const payload = JSON.stringify(${literal(json.value, dialect, fresh)})`]
  // Pairs keep their order, whatever the names.
  if (pairs)
    return [`const payload = String(new URLSearchParams(${params(pairs)})).replaceAll('+', '%20')`]
  return query === undefined ? undefined : [`const payload = '${query}'`]
}

const params = (pairs: NonNullable<SampleRequest['pairs']>) => {
  const isPlain = pairs.every(([name]) => !/^(\d+|__proto__)$/.test(name))
  return literal(isPlain ? new Map(pairs) : pairs.map((pair) => [...pair]), dialect, new Map())
}

function setUp({ signed, file, fresh }: SampleRequest) {
  const crypto = [signed && 'createHmac', generatesIds(fresh) && 'randomUUID']
    .filter(Boolean)
    .join(', ')
  return codeLines(
    crypto && `import { ${crypto} } from 'node:crypto'`,
    file && "import { readFile } from 'node:fs/promises'",
    signed && "import { env } from 'node:process'",
    "import { setTimeout } from 'node:timers/promises'",
    '',
    signed && [
      'const { API_KEY, API_SECRET } = env',
      '',
      'function signed(payload) {',
      '  const timestamp = String(Date.now())',
      "  const hmac = createHmac('sha256', API_SECRET).update(timestamp + API_KEY + '5000')",
      '  return {',
      "    'X-BAPI-API-KEY': API_KEY,",
      "    'X-BAPI-TIMESTAMP': timestamp,",
      "    'X-BAPI-RECV-WINDOW': '5000',",
      "    'X-BAPI-SIGN': hmac.update(payload).digest('hex'),",
      '  }',
      '}',
      '',
    ],
    '// Repeats a request that the rate limit refused, and a GET without an answer: a POST may have worked.',
    "async function call(method, url, payload = '') {",
    "  const isGet = method === 'GET'",
    '  for (const pause of [500, 1000, 2000, undefined]) {',
    '    const response = await fetch(isGet && payload ? `${url}?${payload}` : url, {',
    '      method,',
    `      headers: { 'Content-Type': '${file ? formType : 'application/json'}'${signed ? ', ...signed(payload)' : ''} },`,
    '      ...(!isGet && { body: payload }),',
    '      signal: AbortSignal.timeout(10_000),',
    '    }).catch((error) => {',
    '      if (!isGet || pause === undefined) throw error',
    '    })',
    '    if (response) {',
    '      if (!response.ok) throw new Error(`HTTP status ${response.status}`)',
    '      const answer = await response.json()',
    '      const code = answer.retCode ?? answer.ret_code',
    '      if (code === 0) return answer.result',
    '      if (code !== 10006 || pause === undefined)',
    '        throw new Error(`${code}: ${answer.retMsg ?? answer.ret_msg}`)',
    '    }',
    '    await setTimeout(pause)',
    '  }',
    '}',
  )
}
