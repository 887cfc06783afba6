// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are lines of a program in another language.
import { codeLines } from './code-lines.ts'
import { formTail, formType, quotedFormHead } from './form.ts'
import type { Fresh } from './fresh.ts'
import { type Dialect, literal } from './literal.ts'
import { callProgram, type Program } from './program.ts'
import { doubleQuoted, singleQuoted } from './quotes.ts'
import type { SampleRequest } from './sample-request.ts'

const text = (value: string) => singleQuoted(value) ?? interpolated(value)

/** PHP writes `\u{feff}`, and has no `\b`. */
const interpolated = (value: string) =>
  doubleQuoted(value)
    .replaceAll(/\\(?:u(....)|.)/g, (all, code?: string) =>
      code ? `\\u{${code}}` : all === '\\b' ? '\\x08' : all,
    )
    .replaceAll('$', '\\$')

const fresh: Readonly<Record<Fresh, string>> = {
  uuid: "preg_replace('/^(.{8})(.{4})(.{4})(.{4})/', '$1-$2-$3-$4-', bin2hex(random_bytes(16)))",
  id: 'bin2hex(random_bytes(16))',
  now: '(int) (microtime(true) * 1000)',
}

const dialect: Dialect = {
  text,
  words: { null: 'null', true: 'true', false: 'false' },
  object: ['[', ']'],
  emptyObject: 'new stdClass()',
  entry: (name, value) => `${text(name)} => ${value}`,
  trailingComma: true,
  step: 4,
  fresh: (kind) => fresh[kind],
}

export function php(request: SampleRequest): Program {
  const { method, address } = request
  const payload = payloadOf(request)
  return callProgram(setUp(request), payload, [
    `$result = call('${method}', '${address}'${payload ? ', $payload' : ''});`,
    'echo json_encode($result, JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE);',
  ])
}

function payloadOf(request: SampleRequest): string[] | undefined {
  const { query, pairs, json, file } = request
  if (file)
    return [
      `$payload = ${quotedFormHead(file)}`,
      `    . file_get_contents('${file.name}')`,
      `    . "${formTail}";`,
    ]
  if (json?.verbatim) return [`$payload = ${text(json.verbatim)};`]
  if (json) return [`$payload = json_encode(${literal(json.value, dialect, request.fresh)});`]
  if (pairs)
    return [
      `$payload = http_build_query(${literal(new Map(pairs), dialect, request.fresh)}, '', '&', PHP_QUERY_RFC3986);`,
    ]
  return query === undefined ? undefined : [`$payload = '${query}';`]
}

const setUp = ({ signed, file }: SampleRequest) =>
  codeLines(
    '<?php',
    signed && [
      'function signed($payload)',
      '{',
      "    $key = getenv('API_KEY');",
      '    $timestamp = (int) (microtime(true) * 1000);',
      "    $text = $timestamp . $key . '5000' . $payload;",
      "    $signature = hash_hmac('sha256', $text, getenv('API_SECRET'));",
      '    return [',
      '        "X-BAPI-API-KEY: $key",',
      '        "X-BAPI-TIMESTAMP: $timestamp",',
      "        'X-BAPI-RECV-WINDOW: 5000',",
      '        "X-BAPI-SIGN: $signature",',
      '    ];',
      '}',
      '',
    ],
    '// Repeats a request that the rate limit refused, and a GET without an answer: a POST may have worked.',
    "function call($method, $url, $payload = '')",
    '{',
    "    $isGet = $method === 'GET';",
    '    foreach ([500, 1000, 2000, null] as $pause) {',
    '        $answer = @file_get_contents($isGet && $payload !== \'\' ? "$url?$payload" : $url, false,',
    "            stream_context_create(['http' => [",
    "                'method' => $method,",
    "                'timeout' => 10,",
    "                'ignore_errors' => true,",
    `                'header' => ['Content-Type: ${file ? formType : 'application/json'}'${signed ? ', ...signed($payload)' : ''}],`,
    "            ] + ($isGet ? [] : ['content' => $payload])]));",
    '        if ($answer === false) {',
    "            if (!$isGet || $pause === null) throw new Exception('no answer');",
    '        } else {',
    '            $answer = json_decode($answer, false, 512, JSON_THROW_ON_ERROR);',
    '            $code = $answer->retCode ?? $answer->ret_code;',
    '            if ($code === 0) return $answer->result;',
    '            if ($code !== 10006 || $pause === null)',
    '                throw new Exception("$code: " . ($answer->retMsg ?? $answer->ret_msg));',
    '        }',
    '        usleep($pause * 1000);',
    '    }',
    '}',
  )
