import { codeLines } from './code-lines.ts'
import { formHead, formTail, formType } from './form.ts'
import { type Dialect, literal } from './literal.ts'
import { doubleQuoted, singleQuoted } from './quotes.ts'
import { isPlain, type SampleRequest, wholeAddress } from './sample-request.ts'

const dialect: Dialect = {
  text: doubleQuoted,
  words: { null: 'None', true: 'True', false: 'False' },
  object: ['{', '}'],
  entry: (name, value) => `${doubleQuoted(name)}: ${value}`,
  trailingComma: true,
  step: 4,
}

export function python(request: SampleRequest): string {
  const { method, address, signed, query, json, file } = request
  if (isPlain(request))
    return codeLines(
      'from urllib.request import urlopen',
      '',
      `with urlopen("${wholeAddress(request)}") as response:`,
      '    print(response.read().decode())',
    )
  const hasBody = json !== undefined || file !== undefined
  return codeLines(
    signed && ['import hashlib', 'import hmac'],
    json && !json.verbatim && 'import json',
    signed && ['import os', 'import time'],
    'from urllib.request import Request, urlopen',
    '',
    signed && [
      'API_KEY = os.environ["API_KEY"]',
      'API_SECRET = os.environ["API_SECRET"]',
      'timestamp = str(int(time.time() * 1000))',
    ],
    query && `query = "${query}"`,
    json &&
      `body = ${json.verbatim ? (singleQuoted(json.verbatim) ?? doubleQuoted(json.verbatim)) : `json.dumps(${literal(json.value, dialect)})`}.encode()`,
    file && [
      `with open("${file.name}", "rb") as file:`,
      `    body = b'${formHead(file)}'`,
      `    body += file.read() + b'${formTail}'`,
    ],
    signed && [
      `text = (timestamp + API_KEY + "5000"${query ? ' + query' : ''}).encode()${hasBody ? ' + body' : ''}`,
      'signature = hmac.new(API_SECRET.encode(), text, hashlib.sha256).hexdigest()',
    ],
    '',
    'request = Request(',
    `    "${address}${query ? '?" + query' : '"'},`,
    hasBody && '    data=body,',
    `    method="${method}",`,
    '    headers={',
    json && '        "Content-Type": "application/json",',
    file && `        "Content-Type": "${formType}",`,
    signed && [
      '        "X-BAPI-API-KEY": API_KEY,',
      '        "X-BAPI-TIMESTAMP": timestamp,',
      '        "X-BAPI-RECV-WINDOW": "5000",',
      '        "X-BAPI-SIGN": signature,',
    ],
    '    },',
    ')',
    'with urlopen(request) as response:',
    '    print(response.read().decode())',
  )
}
