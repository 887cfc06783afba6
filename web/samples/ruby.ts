// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are lines of a program in another language.
import { codeLines } from './code-lines.ts'
import { formTail, formType, quotedFormHead } from './form.ts'
import { generatesIds } from './fresh.ts'
import { type Dialect, literal } from './literal.ts'
import { callProgram, type Program } from './program.ts'
import { doubleQuoted, singleQuoted } from './quotes.ts'
import type { SampleRequest } from './sample-request.ts'

const text = (value: string) => singleQuoted(value) ?? doubleQuoted(value).replaceAll('#', '\\#')

const dialect: Dialect = {
  text,
  words: { null: 'nil', true: 'true', false: 'false' },
  object: ['{ ', ' }'],
  entry: (name, value) =>
    /^[A-Za-z_]\w*$/.test(name) ? `${name}: ${value}` : `${text(name)} => ${value}`,
  trailingComma: false,
  step: 2,
  fresh: (kind) =>
    ({ uuid: 'SecureRandom.uuid', id: 'SecureRandom.hex(16)', now: '(Time.now.to_f * 1000).to_i' })[
      kind
    ],
}

/** A program for Ruby 3 or later. */
export function ruby(request: SampleRequest): Program {
  const { method, address } = request
  const payload = payloadOf(request)
  return callProgram(setUp(request), payload, [
    `result = call('${method}', '${address}'${payload ? ', payload' : ''})`,
    'puts JSON.pretty_generate(result)',
  ])
}

function payloadOf({ query, pairs, json, file, fresh }: SampleRequest): string[] | undefined {
  if (file)
    return [
      `payload = ${quotedFormHead(file)}.b`,
      `payload << File.binread('${file.name}') << "${formTail}"`,
    ]
  if (json?.verbatim) return [`payload = ${text(json.verbatim)}`]
  if (json) return [`payload = JSON.generate(${literal(json.value, dialect, fresh)})`]
  if (pairs)
    return [
      `payload = URI.encode_www_form(${literal(new Map(pairs), dialect, fresh)}).gsub('+', '%20')`,
    ]
  return query === undefined ? undefined : [`payload = '${query}'`]
}

const setUp = ({ signed, file, fresh }: SampleRequest) =>
  codeLines(
    "require 'json'",
    "require 'net/http'",
    signed && "require 'openssl'",
    generatesIds(fresh) && "require 'securerandom'",
    '',
    signed && [
      'def signed(payload)',
      "  key = ENV.fetch('API_KEY')",
      "  timestamp = Time.now.strftime('%s%L')",
      "  text = timestamp + key + '5000' + payload",
      '  {',
      "    'X-BAPI-API-KEY' => key,",
      "    'X-BAPI-TIMESTAMP' => timestamp,",
      "    'X-BAPI-RECV-WINDOW' => '5000',",
      "    'X-BAPI-SIGN' => OpenSSL::HMAC.hexdigest('SHA256', ENV.fetch('API_SECRET'), text)",
      '  }',
      'end',
      '',
    ],
    '# Repeats a request that the rate limit refused, and a GET without an answer: a POST may have worked.',
    "def call(method, url, payload = '')",
    "  is_get = method == 'GET'",
    '  uri = URI(is_get && !payload.empty? ? "#{url}?#{payload}" : url)',
    '  # Net::HTTP would repeat some requests itself.',
    "  options = { use_ssl: uri.scheme == 'https', open_timeout: 10, read_timeout: 10, max_retries: 0 }",
    '  [0.5, 1, 2, nil].each do |pause|',
    '    begin',
    `      headers = { 'Content-Type' => '${file ? formType : 'application/json'}' }${signed ? '.merge(signed(payload))' : ''}`,
    '      response = Net::HTTP.start(uri.host, uri.port, **options) do |http|',
    '        http.send_request(method, uri.request_uri, is_get ? nil : payload, headers)',
    '      end',
    '    rescue SystemCallError, IOError, Timeout::Error',
    '      raise unless is_get && pause',
    '    else',
    '      raise "HTTP status #{response.code}" unless response.code == \'200\'',
    '      answer = JSON.parse(response.body)',
    "      code = answer['retCode'] || answer['ret_code']",
    "      return answer['result'] if code == 0",
    '      raise "#{code}: #{answer}" unless code == 10006 && pause',
    '    end',
    '    sleep pause',
    '  end',
    'end',
  )
