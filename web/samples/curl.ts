import { codeLines } from './code-lines.ts'
import { formHead, formTail, formType } from './form.ts'
import { jsonText } from './json-text.ts'
import { type SampleRequest, wholeAddress } from './sample-request.ts'

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** A script for any POSIX shell. */
export function curl(request: SampleRequest): string {
  const { signed, query, json, file } = request
  return codeLines(
    signed && query && `QUERY='${query}'`,
    json && `BODY=${quoted(jsonText(json.value))}`,
    file && [
      '{',
      `  printf -- '${formHead(file)}'`,
      `  cat ${file.name}`,
      `  printf -- '${formTail}'`,
      '} > body',
    ],
    signed && [
      'TIMESTAMP=$(date +%s)000',
      `SIGNATURE=$(${signedText(request)} |`,
      `  openssl dgst -sha256 -hmac "$API_SECRET" | sed 's/.* //')`,
    ],
    call(request).join(' \\\n  '),
  )
}

function signedText({ query, json, file }: SampleRequest): string {
  const rest = query ? '$QUERY' : json ? '$BODY' : ''
  const print = `printf '%s' "$TIMESTAMP\${API_KEY}5000${rest}"`
  return file ? `{ ${print}; cat body; }` : print
}

function call(request: SampleRequest): string[] {
  const { method, address, signed, query, json, file } = request
  // curl asks by GET, and by POST where there is something to send.
  const usual = json || file ? 'POST' : 'GET'
  const url = signed && query ? `"${address}?$QUERY"` : `'${wholeAddress(request)}'`
  return [
    method === usual ? `curl ${url}` : `curl -X ${method} ${url}`,
    ...(json ? ["-H 'Content-Type: application/json'"] : []),
    ...(file ? [`-H 'Content-Type: ${formType}'`] : []),
    ...(signed
      ? [
          '-H "X-BAPI-API-KEY: $API_KEY"',
          '-H "X-BAPI-TIMESTAMP: $TIMESTAMP"',
          "-H 'X-BAPI-RECV-WINDOW: 5000'",
          '-H "X-BAPI-SIGN: $SIGNATURE"',
        ]
      : []),
    ...(json ? ['-d "$BODY"'] : []),
    ...(file ? ['--data-binary @body'] : []),
  ]
}
