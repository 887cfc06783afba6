import { codeLines } from './code-lines.ts'
import { formTail, formType, quotedFormHead } from './form.ts'
import { jsonText } from './json-text.ts'
import { asciiText } from './quotes.ts'
import { isPlain, type SampleRequest, wholeAddress } from './sample-request.ts'

const quoted = (text: string) => (text.includes('`') ? asciiText(text) : `\`${text}\``)

const panics = ['\tif err != nil {', '\t\tpanic(err)', '\t}']
const printsAnswer = [
  ...panics,
  '\tdefer response.Body.Close()',
  '\tio.Copy(os.Stdout, response.Body)',
  '}',
]

export function go(request: SampleRequest): string {
  const { method, address, signed, query, json, file } = request
  if (isPlain(request))
    return codeLines(
      head('io', 'net/http', 'os'),
      `\tresponse, err := http.Get("${wholeAddress(request)}")`,
      printsAnswer,
    )
  const reader = json ? 'strings.NewReader(body)' : file ? 'bytes.NewReader(body)' : 'nil'
  return codeLines(
    head(
      file && 'bytes',
      signed && 'crypto/hmac',
      signed && 'crypto/sha256',
      signed && 'fmt',
      'io',
      'net/http',
      'os',
      json && 'strings',
      signed && 'time',
    ),
    signed && [
      '\tkey, secret := os.Getenv("API_KEY"), os.Getenv("API_SECRET")',
      '\ttimestamp := fmt.Sprint(time.Now().UnixMilli())',
    ],
    query && `\tquery := "${query}"`,
    json && `\tbody := ${quoted(jsonText(json.value))}`,
    file && [
      `\tfile, err := os.ReadFile("${file.name}")`,
      panics,
      `\tbody := []byte(${quotedFormHead(file)})`,
      '\tbody = append(body, file...)',
      `\tbody = append(body, "${formTail}"...)`,
    ],
    signed && [
      '\tmac := hmac.New(sha256.New, []byte(secret))',
      `\tmac.Write([]byte(timestamp + key + "5000"${query ? ' + query' : json ? ' + body' : ''}))`,
      file && '\tmac.Write(body)',
    ],
    '',
    `\turl := "${address}${query ? '?" + query' : '"'}`,
    `\trequest, err := http.NewRequest("${method}", url, ${reader})`,
    panics,
    json && '\trequest.Header.Set("Content-Type", "application/json")',
    file && `\trequest.Header.Set("Content-Type", "${formType}")`,
    signed && [
      '\trequest.Header.Set("X-BAPI-API-KEY", key)',
      '\trequest.Header.Set("X-BAPI-TIMESTAMP", timestamp)',
      '\trequest.Header.Set("X-BAPI-RECV-WINDOW", "5000")',
      '\trequest.Header.Set("X-BAPI-SIGN", fmt.Sprintf("%x", mac.Sum(nil)))',
    ],
    '\tresponse, err := http.DefaultClient.Do(request)',
    printsAnswer,
  )
}

function head(...packages: (string | false | undefined)[]) {
  const imports = packages.map((name) => name && `\t"${name}"`)
  return ['package main', '', 'import (', imports, ')', '', 'func main() {']
}
