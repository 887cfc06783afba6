import { codeLines } from './code-lines.ts'
import { formTail, formType, quotedFormHead } from './form.ts'
import { type Dialect, literal } from './literal.ts'
import { doubleQuoted, singleQuoted } from './quotes.ts'
import { isPlain, type SampleRequest, wholeAddress } from './sample-request.ts'

const text = (value: string) => singleQuoted(value) ?? interpolated(value)

/** PHP writes `\u{feff}`, and knows no `\b`. */
const interpolated = (value: string) =>
  doubleQuoted(value)
    .replaceAll(/\\(?:u(....)|.)/g, (all, code?: string) =>
      code ? `\\u{${code}}` : all === '\\b' ? '\\x08' : all,
    )
    .replaceAll('$', '\\$')

const dialect: Dialect = {
  text,
  words: { null: 'null', true: 'true', false: 'false' },
  object: ['[', ']'],
  emptyObject: 'new stdClass()',
  entry: (name, value) => `${text(name)} => ${value}`,
  trailingComma: true,
  step: 4,
}

export function php(request: SampleRequest): string {
  const { method, address, signed, query, json, file } = request
  if (isPlain(request))
    return codeLines('<?php', `echo file_get_contents('${wholeAddress(request)}');`)
  const hasBody = json !== undefined || file !== undefined
  const payload = query ? ' . $query' : hasBody ? ' . $body' : ''
  return codeLines(
    '<?php',
    signed && ["$key = getenv('API_KEY');", '$timestamp = (int) (microtime(true) * 1000);'],
    query && `$query = '${query}';`,
    json &&
      `$body = ${json.verbatim ? text(json.verbatim) : `json_encode(${literal(json.value, dialect)})`};`,
    file && [
      `$body = ${quotedFormHead(file)}`,
      `    . file_get_contents('${file.name}')`,
      `    . "${formTail}";`,
    ],
    signed && [
      `$text = $timestamp . $key . '5000'${payload};`,
      "$signature = hash_hmac('sha256', $text, getenv('API_SECRET'));",
    ],
    '',
    "$context = stream_context_create(['http' => [",
    `    'method' => '${method}',`,
    "    'header' => [",
    json && "        'Content-Type: application/json',",
    file && `        'Content-Type: ${formType}',`,
    signed && [
      '        "X-BAPI-API-KEY: $key",',
      '        "X-BAPI-TIMESTAMP: $timestamp",',
      "        'X-BAPI-RECV-WINDOW: 5000',",
      '        "X-BAPI-SIGN: $signature",',
    ],
    '    ],',
    hasBody && "    'content' => $body,",
    "    'ignore_errors' => true,",
    ']]);',
    `$url = '${address}${query ? "?' . $query" : "'"};`,
    'echo file_get_contents($url, false, $context);',
  )
}
