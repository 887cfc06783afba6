import { codeLines, indented } from './code-lines.ts'
import { formTail, formType, quotedFormHead } from './form.ts'
import { jsonText } from './json-text.ts'
import { asciiText } from './quotes.ts'
import { isPlain, type SampleRequest, wholeAddress } from './sample-request.ts'

/** A text block where there are several lines. */
function quoted(text: string): string {
  if (!text.includes('\n')) return asciiText(text)
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('"""', '\\"""')
  return `"""\n${indented(escaped, '    ')}"""`
}

/** For Java 17 or later, without a build: `java Request.java`. */
export function java(request: SampleRequest): string {
  const { signed, json, file } = request
  return codeLines(
    file && 'import java.io.ByteArrayOutputStream;',
    'import java.net.URI;',
    'import java.net.http.*;',
    file && 'import java.nio.file.*;',
    signed && [
      'import java.util.HexFormat;',
      'import javax.crypto.Mac;',
      'import javax.crypto.spec.SecretKeySpec;',
    ],
    '',
    'public class Request {',
    '    public static void main(String[] args) throws Exception {',
    indented(
      codeLines(
        signed && [
          'var key = System.getenv("API_KEY");',
          'var secret = System.getenv("API_SECRET");',
          'var timestamp = String.valueOf(System.currentTimeMillis());',
        ],
        request.query && !isPlain(request) && `var query = "${request.query}";`,
        json && `var body = ${quoted(jsonText(json.value))};`,
        file && [
          'var form = new ByteArrayOutputStream();',
          `form.writeBytes(${quotedFormHead(file)}.getBytes());`,
          `form.writeBytes(Files.readAllBytes(Path.of("${file.name}")));`,
          `form.writeBytes("${formTail}".getBytes());`,
          'var body = form.toByteArray();',
        ],
        signed && [...signature(request), ''],
        call(request),
        'var response = HttpClient.newHttpClient()',
        '    .send(request, HttpResponse.BodyHandlers.ofString());',
        'System.out.println(response.body());',
      ),
      ' '.repeat(8),
    ),
    '    }',
    '}',
  )
}

function signature({ query, json, file }: SampleRequest) {
  const payload = query ? ' + query' : json ? ' + body' : ''
  return [
    'var mac = Mac.getInstance("HmacSHA256");',
    'mac.init(new SecretKeySpec(secret.getBytes(), "HmacSHA256"));',
    `mac.update((timestamp + key + "5000"${payload}).getBytes());`,
    file && 'mac.update(body);',
    'var signature = HexFormat.of().formatHex(mac.doFinal());',
  ]
}

function call(request: SampleRequest) {
  const { method, address, signed, query, json, file } = request
  const url = query && !isPlain(request) ? `"${address}?" + query` : `"${wholeAddress(request)}"`
  const publisher = json ? 'ofString(body)' : file ? 'ofByteArray(body)' : 'noBody()'
  return [
    `var url = ${url};`,
    'var request = HttpRequest.newBuilder(URI.create(url))',
    json && '    .header("Content-Type", "application/json")',
    file && `    .header("Content-Type", "${formType}")`,
    signed && [
      '    .header("X-BAPI-API-KEY", key)',
      '    .header("X-BAPI-TIMESTAMP", timestamp)',
      '    .header("X-BAPI-RECV-WINDOW", "5000")',
      '    .header("X-BAPI-SIGN", signature)',
    ],
    method !== 'GET' && `    .method("${method}", HttpRequest.BodyPublishers.${publisher})`,
    '    .build();',
  ]
}
