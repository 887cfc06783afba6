import { codeLines } from './code-lines.ts'
import { formTail, formType, quotedFormHead } from './form.ts'
import { type Fresh, generatesIds, splitAtMarks } from './fresh.ts'
import { jsonText } from './json-text.ts'
import type { Program } from './program.ts'
import type { SampleRequest } from './sample-request.ts'

/** ASCII only: Go writes code points beyond four digits with a capital \U, and has no surrogates. */
const interpreted = (text: string) =>
  JSON.stringify(text.toWellFormed()).replaceAll(/[\u{7f}-\u{10ffff}]/gu, (character) => {
    const code = character.codePointAt(0)?.toString(16) ?? ''
    return code.length > 4 ? `\\U${code.padStart(8, '0')}` : `\\u${code.padStart(4, '0')}`
  })

const raw = (text: string) => (text.includes('`') ? interpreted(text) : `\`${text}\``)

const fresh: Readonly<Record<Fresh, string>> = {
  uuid: 'newUUID()',
  id: 'newID()',
  now: 'fmt.Sprint(time.Now().UnixMilli())',
}

function quoted(text: string): string {
  const { texts, kinds } = splitAtMarks(text)
  return texts
    .flatMap((part, index) => {
      const kind = kinds[index]
      return kind ? [raw(part), fresh[kind]] : [raw(part)]
    })
    .join(' + ')
}

export function go(request: SampleRequest): Program {
  const { method, address } = request
  const payload = payloadOf(request)
  return {
    setUp: setUp(request),
    code: codeLines(
      'func main() {',
      payload && [...payload.map((line) => `\t${line}`), ''],
      `\tresult, err := call("${method}", "${address}", ${payload ? 'payload' : '""'})`,
      '\tif err != nil {',
      '\t\tlog.Fatal(err)',
      '\t}',
      '\tfmt.Println(string(result))',
      '}',
    ),
  }
}

function payloadOf({ query, pairs, json, file, fresh }: SampleRequest): string[] | undefined {
  if (file)
    return [
      `file, err := os.ReadFile("${file.name}")`,
      'if err != nil {',
      '\tlog.Fatal(err)',
      '}',
      `payload := ${quotedFormHead(file)} + string(file) + "${formTail}"`,
    ]
  if (json) return [`payload := ${quoted(jsonText(json.value, fresh))}`]
  if (pairs) {
    const lines = pairs.map(([name, value]) => `	${interpreted(name)}, ${interpreted(value)},`)
    return ['payload := query(', ...lines, ')']
  }
  return query === undefined ? undefined : [`payload := "${query}"`]
}

function setUp({ method, signed, file, fresh }: SampleRequest): string {
  const kinds = [...fresh.values()]
  const imports = [
    signed && 'crypto/hmac',
    generatesIds(fresh) && 'crypto/rand',
    signed && 'crypto/sha256',
    'encoding/json',
    'fmt',
    'log',
    'net/http',
    method === 'GET' && 'net/url',
    (signed || file) && 'os',
    'strings',
    'time',
  ]
  return codeLines(
    'package main',
    '',
    'import (',
    imports.map((name) => name && `\t"${name}"`),
    ')',
    '',
    'var client = http.Client{Timeout: 10 * time.Second}',
    '',
    signed && [
      'func sign(request *http.Request, payload string) {',
      '\tkey, secret := os.Getenv("API_KEY"), os.Getenv("API_SECRET")',
      '\ttimestamp := fmt.Sprint(time.Now().UnixMilli())',
      '\tmac := hmac.New(sha256.New, []byte(secret))',
      '\tmac.Write([]byte(timestamp + key + "5000" + payload))',
      '\trequest.Header.Set("X-BAPI-API-KEY", key)',
      '\trequest.Header.Set("X-BAPI-TIMESTAMP", timestamp)',
      '\trequest.Header.Set("X-BAPI-RECV-WINDOW", "5000")',
      '\trequest.Header.Set("X-BAPI-SIGN", fmt.Sprintf("%x", mac.Sum(nil)))',
      '}',
      '',
    ],
    method === 'GET' && [
      'func query(pairs ...string) string {',
      '\tvar parts []string',
      '\tfor i := 0; i < len(pairs); i += 2 {',
      '\t\tparts = append(parts, url.QueryEscape(pairs[i])+"="+url.QueryEscape(pairs[i+1]))',
      '\t}',
      '\treturn strings.ReplaceAll(strings.Join(parts, "&"), "+", "%20")',
      '}',
      '',
    ],
    generatesIds(fresh) && [
      'func newID() string {',
      '\tid := make([]byte, 16)',
      '\trand.Read(id)',
      '\treturn fmt.Sprintf("%x", id)',
      '}',
      '',
    ],
    kinds.includes('uuid') && [
      'func newUUID() string {',
      '\tid := newID()',
      '\treturn strings.Join([]string{id[:8], id[8:12], id[12:16], id[16:20], id[20:]}, "-")',
      '}',
      '',
    ],
    'type answer struct {',
    '\tRetCode int             `json:"retCode"`',
    '\tRetMsg  string          `json:"retMsg"`',
    '\tP2PCode int             `json:"ret_code"`',
    '\tP2PMsg  string          `json:"ret_msg"`',
    '\tResult  json.RawMessage `json:"result"`',
    '}',
    '',
    '// Repeats a request that the rate limit refused, and a GET without an answer: a POST may have worked.',
    'func call(method, address, payload string) (json.RawMessage, error) {',
    '\tbody := payload',
    '\tif method == "GET" && payload != "" {',
    '\t\taddress, body = address+"?"+payload, ""',
    '\t}',
    '\tfor pause := time.Second / 2; ; pause *= 2 {',
    '\t\tlast := pause > 2*time.Second',
    '\t\trequest, err := http.NewRequest(method, address, strings.NewReader(body))',
    '\t\tif err != nil {',
    '\t\t\treturn nil, err',
    '\t\t}',
    `\t\trequest.Header.Set("Content-Type", "${file ? formType : 'application/json'}")`,
    signed && '\t\tsign(request, payload)',
    '\t\tresponse, err := client.Do(request)',
    '\t\tif err != nil {',
    '\t\t\tif method != "GET" || last {',
    '\t\t\t\treturn nil, err',
    '\t\t\t}',
    '\t\t\ttime.Sleep(pause)',
    '\t\t\tcontinue',
    '\t\t}',
    '\t\tvar got answer',
    '\t\terr = json.NewDecoder(response.Body).Decode(&got)',
    '\t\tresponse.Body.Close()',
    '\t\tif err != nil {',
    '\t\t\treturn nil, fmt.Errorf("HTTP status %s: %w", response.Status, err)',
    '\t\t}',
    '\t\tcode := got.RetCode + got.P2PCode',
    '\t\tif code == 0 {',
    '\t\t\treturn got.Result, nil',
    '\t\t}',
    '\t\tif code != 10006 || last {',
    '\t\t\treturn nil, fmt.Errorf("%d: %s%s", code, got.RetMsg, got.P2PMsg)',
    '\t\t}',
    '\t\ttime.Sleep(pause)',
    '\t}',
    '}',
  )
}
