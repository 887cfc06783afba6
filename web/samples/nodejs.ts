import { codeLines } from './code-lines.ts'
import { formHead, formTail, formType } from './form.ts'
import { type Dialect, literal } from './literal.ts'
import { doubleQuoted, singleQuoted } from './quotes.ts'
import { isPlain, type SampleRequest, wholeAddress } from './sample-request.ts'

const text = (value: string) => singleQuoted(value) ?? doubleQuoted(value)

function property(name: string): string {
  // Without brackets it would set the prototype.
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
}

/** A module for Node.js 18 or later. */
export function nodejs(request: SampleRequest): string {
  const { method, address, signed, query, json, file } = request
  if (isPlain(request))
    return codeLines(
      `const response = await fetch('${wholeAddress(request)}')`,
      'console.log(await response.text())',
    )
  const hasBody = json !== undefined || file !== undefined
  return codeLines(
    signed && "import { createHmac } from 'node:crypto'",
    file && "import { readFile } from 'node:fs/promises'",
    signed && [
      "import { env } from 'node:process'",
      '',
      'const { API_KEY, API_SECRET } = env',
      'const timestamp = String(Date.now())',
    ],
    query && `const query = '${query}'`,
    json &&
      `const body = ${json.verbatim ? text(json.verbatim) : `JSON.stringify(${literal(json.value, dialect)})`}`,
    file && [
      'const body = Buffer.concat([',
      `  Buffer.from('${formHead(file)}'),`,
      `  await readFile('${file.name}'),`,
      `  Buffer.from('${formTail}'),`,
      '])',
    ],
    signed && [
      "const signature = createHmac('sha256', API_SECRET)",
      `  .update(timestamp + API_KEY + '5000'${query ? ' + query' : ''})`,
      hasBody && '  .update(body)',
      "  .digest('hex')",
    ],
    '',
    `const response = await fetch(${query ? `\`${address}?\${query}\`` : `'${address}'`}, {`,
    `  method: '${method}',`,
    '  headers: {',
    json && "    'Content-Type': 'application/json',",
    file && `    'Content-Type': '${formType}',`,
    signed && [
      "    'X-BAPI-API-KEY': API_KEY,",
      "    'X-BAPI-TIMESTAMP': timestamp,",
      "    'X-BAPI-RECV-WINDOW': '5000',",
      "    'X-BAPI-SIGN': signature,",
    ],
    '  },',
    hasBody && '  body,',
    '})',
    'console.log(await response.text())',
  )
}
