// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are lines of a program in another language.
import { codeLines } from './code-lines.ts'
import { formHead, formTail, formType } from './form.ts'
import { generatesIds } from './fresh.ts'
import { type Dialect, literal } from './literal.ts'
import { callProgram, type Program } from './program.ts'
import { doubleQuoted, singleQuoted } from './quotes.ts'
import type { SampleRequest } from './sample-request.ts'

const dialect: Dialect = {
  text: doubleQuoted,
  words: { null: 'None', true: 'True', false: 'False' },
  object: ['{', '}'],
  entry: (name, value) => `${doubleQuoted(name)}: ${value}`,
  trailingComma: true,
  step: 4,
  fresh: (kind) =>
    ({ uuid: 'str(uuid4())', id: 'uuid4().hex', now: 'int(time.time() * 1000)' })[kind],
}

export function python(request: SampleRequest): Program {
  const { method, address } = request
  const payload = payloadOf(request)
  return callProgram(setUp(request), payload, [
    `result = call("${method}", "${address}"${payload ? ', payload' : ''})`,
    'print(json.dumps(result, indent=2))',
  ])
}

function payloadOf({ query, pairs, json, file, fresh }: SampleRequest): string[] | undefined {
  if (file)
    return [
      `with open("${file.name}", "rb") as file:`,
      `    payload = b'${formHead(file)}' + file.read() + b'${formTail}'`,
    ]
  if (json?.verbatim)
    return [`payload = ${singleQuoted(json.verbatim) ?? doubleQuoted(json.verbatim)}`]
  if (json) return [`payload = json.dumps(${literal(json.value, dialect, fresh)})`]
  if (pairs)
    return [`payload = urlencode(${literal(new Map(pairs), dialect, fresh)}, quote_via=quote)`]
  return query === undefined ? undefined : [`payload = "${query}"`]
}

const setUp = ({ method, signed, file, fresh }: SampleRequest) =>
  codeLines(
    signed && ['import hashlib', 'import hmac'],
    'import json',
    signed && 'import os',
    'import time',
    'from urllib.error import HTTPError',
    method === 'GET' && 'from urllib.parse import quote, urlencode',
    'from urllib.request import Request, urlopen',
    generatesIds(fresh) && 'from uuid import uuid4',
    '',
    signed && [
      'API_KEY = os.environ["API_KEY"]',
      'API_SECRET = os.environ["API_SECRET"]',
      '',
      '',
      'def signed(payload):',
      '    timestamp = str(int(time.time() * 1000))',
      '    text = (timestamp + API_KEY + "5000").encode() + payload',
      '    return {',
      '        "X-BAPI-API-KEY": API_KEY,',
      '        "X-BAPI-TIMESTAMP": timestamp,',
      '        "X-BAPI-RECV-WINDOW": "5000",',
      '        "X-BAPI-SIGN": hmac.new(API_SECRET.encode(), text, hashlib.sha256).hexdigest(),',
      '    }',
    ],
    '',
    '# Repeats a request that the rate limit refused, and a GET without an answer: a POST may have worked.',
    `def call(method, url, payload=${file ? 'b""' : '""'}):`,
    '    is_get = method == "GET"',
    `    body = ${file ? 'payload' : 'payload.encode()'}`,
    '    for pause in (0.5, 1, 2, None):',
    `        headers = {"Content-Type": "${file ? formType : 'application/json'}"${signed ? ', **signed(body)' : ''}}`,
    '        address = f"{url}?{payload}" if is_get and payload else url',
    '        request = Request(address, None if is_get else body, headers, method=method)',
    '        try:',
    '            with urlopen(request, timeout=10) as response:',
    '                answer = json.load(response)',
    '        except HTTPError:',
    '            raise',
    '        except OSError:',
    '            if not is_get or pause is None:',
    '                raise',
    '        else:',
    '            code = answer.get("retCode", answer.get("ret_code"))',
    '            if code == 0:',
    '                return answer["result"]',
    '            if code != 10006 or pause is None:',
    '                raise RuntimeError(f"{code}: {answer}")',
    '        time.sleep(pause)',
  )
