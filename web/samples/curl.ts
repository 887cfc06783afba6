// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are lines of a program in another language.
import { codeLines } from './code-lines.ts'
import { formHead, formTail, formType } from './form.ts'
import { type Fresh, splitAtMarks } from './fresh.ts'
import { jsonText } from './json-text.ts'
import type { Program } from './program.ts'
import { addressWithQuery, isPlain, type SampleRequest } from './sample-request.ts'

const fresh: Readonly<Record<Fresh, string>> = {
  uuid: '$(openssl rand -hex 16 | sed "s/^\\(.\\{8\\}\\)\\(.\\{4\\}\\)\\(.\\{4\\}\\)\\(.\\{4\\}\\)/\\1-\\2-\\3-\\4-/")',
  id: '$(openssl rand -hex 16)',
  now: '$(date +%s)000',
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** The body in single quotes, which are closed around generated values. */
function bodyText(text: string): string {
  const { texts, kinds } = splitAtMarks(text)
  return texts.reduce((before, part, index) => {
    const kind = kinds[index - 1]
    return kind ? `${before}"${fresh[kind]}"${quoted(part)}` : before + quoted(part)
  }, '')
}

/** A script for any POSIX shell. */
export function curl(request: SampleRequest): Program {
  const { method, address, query, json, file } = request
  if (isPlain(request))
    return {
      setUp: '',
      code: `curl -sS --fail --max-time 10 --retry 3 '${addressWithQuery(request)}'`,
    }
  if (file) return { setUp: '', code: upload(request, file) }
  const payload = json ? bodyText(jsonText(json.value, request.fresh)) : query && `'${query}'`
  return {
    setUp: setUp(request),
    code: `call ${method} '${address}'${payload ? ` ${payload}` : ''}`,
  }
}

const signature = (text: string, signed: boolean) =>
  signed && [
    'timestamp=$(date +%s)000',
    `signature=$(${text} |`,
    `  openssl dgst -sha256 -hmac "$API_SECRET" | sed 's/.* //')`,
  ]

const headers = (type: string, signed: boolean) => [
  `-H 'Content-Type: ${type}' \\`,
  ...(signed
    ? [
        '-H "X-BAPI-API-KEY: $API_KEY" \\',
        '-H "X-BAPI-TIMESTAMP: $timestamp" \\',
        "-H 'X-BAPI-RECV-WINDOW: 5000' \\",
        '-H "X-BAPI-SIGN: $signature" \\',
      ]
    : []),
]

const to = (column: number, lines: readonly string[] | false) =>
  lines ? lines.map((line) => ' '.repeat(column) + line) : []

const setUp = ({ signed }: SampleRequest) =>
  codeLines(
    '# call METHOD URL PAYLOAD: a query with its values encoded, or a body.',
    '# Repeats a request that the rate limit refused, and a GET without an answer: a POST may have worked.',
    'call() {',
    '  for pause in 1 2 4 0; do',
    to(4, signature('printf \'%s\' "$timestamp${API_KEY}5000$3"', signed)),
    '    if [ "$1" = GET ]; then url=$2${3:+?$3} data=; else url=$2 data=$3; fi',
    '    if answer=$(curl -sS --max-time 10 -X "$1" "$url" \\',
    to(6, headers('application/json', signed)),
    '      ${data:+--data-raw "$data"}); then',
    "      case $(printf '%s' \"$answer\" | tr -d '[:space:]') in",
    '        *\'"retCode":0\'[,}]* | *\'"ret_code":0\'[,}]*) printf \'%s\\n\' "$answer"; return ;;',
    '        *\'"retCode":10006\'[,}]* | *\'"ret_code":10006\'[,}]*) ;;',
    '        *) break ;;',
    '      esac',
    '    elif [ "$1" != GET ]; then',
    '      break',
    '    fi',
    '    sleep "$pause"',
    '  done',
    '  printf \'%s\\n\' "${answer:-no answer}" >&2',
    '  return 1',
    '}',
  )

function upload(
  { address, signed }: SampleRequest,
  file: NonNullable<SampleRequest['file']>,
): string {
  return codeLines(
    '{',
    `  printf -- '${formHead(file)}'`,
    `  cat ${file.name}`,
    `  printf -- '${formTail}'`,
    '} > body',
    signature('{ printf \'%s\' "$timestamp${API_KEY}5000"; cat body; }', signed),
    `curl -sS --fail --max-time 10 '${address}' \\`,
    to(2, headers(formType, signed)),
    '  --data-binary @body',
  )
}
