import { codeLines } from './code-lines.ts'
import { formTail, formType, quotedFormHead } from './form.ts'
import { type Dialect, literal } from './literal.ts'
import { doubleQuoted, singleQuoted } from './quotes.ts'
import { isPlain, type SampleRequest, wholeAddress } from './sample-request.ts'

const text = (value: string) => singleQuoted(value) ?? doubleQuoted(value).replaceAll('#', '\\#')

const dialect: Dialect = {
  text,
  words: { null: 'nil', true: 'true', false: 'false' },
  object: ['{ ', ' }'],
  entry: (name, value) =>
    /^[A-Za-z_]\w*$/.test(name) ? `${name}: ${value}` : `${text(name)} => ${value}`,
  trailingComma: false,
  step: 2,
}

/** For Ruby 3 or later. */
export function ruby(request: SampleRequest): string {
  const { method, address, signed, query, json, file } = request
  if (isPlain(request))
    return codeLines(
      "require 'net/http'",
      '',
      `puts Net::HTTP.get(URI('${wholeAddress(request)}'))`,
    )
  const hasBody = json !== undefined || file !== undefined
  const payload = query ? ' + query' : hasBody ? ' + body' : ''
  return codeLines(
    json && !json.verbatim && "require 'json'",
    "require 'net/http'",
    signed && [
      "require 'openssl'",
      '',
      "key = ENV.fetch('API_KEY')",
      "timestamp = Time.now.strftime('%s%L')",
    ],
    query && `query = '${query}'`,
    json &&
      `body = ${json.verbatim ? text(json.verbatim) : `JSON.generate(${literal(json.value, dialect)})`}`,
    file && [
      `body = ${quotedFormHead(file)}.b`,
      `body << File.binread('${file.name}') << "${formTail}"`,
    ],
    signed && [
      `text = timestamp + key + '5000'${payload}`,
      "signature = OpenSSL::HMAC.hexdigest('SHA256', ENV.fetch('API_SECRET'), text)",
    ],
    '',
    `uri = URI('${address}${query ? "?' + query" : "'"})`,
    `request = Net::HTTP::${method.charAt(0)}${method.slice(1).toLowerCase()}.new(uri)`,
    json && "request['Content-Type'] = 'application/json'",
    file && `request['Content-Type'] = '${formType}'`,
    signed && [
      "request['X-BAPI-API-KEY'] = key",
      "request['X-BAPI-TIMESTAMP'] = timestamp",
      "request['X-BAPI-RECV-WINDOW'] = '5000'",
      "request['X-BAPI-SIGN'] = signature",
    ],
    hasBody && 'request.body = body',
    "Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == 'https') do |http|",
    '  puts http.request(request).body',
    'end',
  )
}
