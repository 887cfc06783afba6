import { codeLines, indentLines } from './code-lines.ts'
import { formTail, formType, quotedFormHead } from './form.ts'
import { type Fresh, generatesIds, splitAtMarks } from './fresh.ts'
import { jsonText } from './json-text.ts'
import type { Program } from './program.ts'
import { asciiText } from './quotes.ts'
import type { SampleRequest } from './sample-request.ts'

const fresh: Readonly<Record<Fresh, string>> = {
  uuid: 'UUID.randomUUID()',
  id: 'UUID.randomUUID().toString().replace("-", "")',
  now: 'System.currentTimeMillis()',
}

/** A text with expressions for generated values. */
function quoted(text: string): string {
  const { texts, kinds } = splitAtMarks(text)
  if (kinds.length === 0) return plain(text)
  const format = texts.map((part) => part.replaceAll('%', '%%')).join('%s')
  return `${plain(format)}.formatted(${kinds.map((kind) => fresh[kind]).join(', ')})`
}

/** Uses a text block for several lines. */
function plain(text: string): string {
  if (!text.includes('\n')) return asciiText(text)
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('"""', '\\"""')
  return `"""\n${indentLines(escaped, '    ')}"""`
}

/** A program for Java 17 or later. */
export function java(request: SampleRequest): Program {
  const { method, address } = request
  const payload = payloadOf(request)
  return {
    setUp: codeLines('// javac Request.java && java Request', imports(request), '', api(request)),
    code: codeLines(
      'public class Request extends Api {',
      '    public static void main(String[] args) throws Exception {',
      indentLines(
        codeLines(
          payload && [...payload, ''],
          `System.out.println(call("${method}", "${address}", ${payload ? 'payload' : '""'}));`,
        ),
        ' '.repeat(8),
      ),
      '    }',
      '}',
    ),
  }
}

function payloadOf({ query, pairs, json, file, fresh }: SampleRequest): string[] | undefined {
  if (file)
    return [
      `var payload = ${quotedFormHead(file)}`,
      `    + new String(Files.readAllBytes(Path.of("${file.name}")), ISO_8859_1)`,
      `    + "${formTail}";`,
    ]
  if (json) return [`var payload = ${quoted(jsonText(json.value, fresh))};`]
  if (pairs) {
    const lines = pairs.map(([name, value]) => `    ${asciiText(name)}, ${asciiText(value)}`)
    return ['var payload = query(', `${lines.join(',\n')});`]
  }
  return query === undefined ? undefined : [`var payload = "${query}";`]
}

const imports = ({ method, signed, file, fresh }: SampleRequest) =>
  codeLines(
    `import static java.nio.charset.StandardCharsets.${file ? 'ISO_8859_1' : 'UTF_8'};`,
    '',
    'import java.io.IOException;',
    method === 'GET' ? 'import java.net.*;' : 'import java.net.URI;',
    'import java.net.http.*;',
    file && 'import java.nio.file.*;',
    'import java.time.Duration;',
    signed && 'import java.util.HexFormat;',
    generatesIds(fresh) && 'import java.util.UUID;',
    'import java.util.regex.Pattern;',
    signed && ['import javax.crypto.Mac;', 'import javax.crypto.spec.SecretKeySpec;'],
  )

function api({ method, signed, file }: SampleRequest) {
  const charset = file ? 'ISO_8859_1' : 'UTF_8'
  return codeLines(
    'class Api {',
    '    static final HttpClient client = HttpClient.newHttpClient();',
    '    static final Pattern code = Pattern.compile("\\"(?:retCode|ret_code)\\":\\\\s*(-?\\\\d+)");',
    '',
    method === 'GET' && [
      '    static String query(String... pairs) {',
      '        var query = new StringBuilder();',
      '        for (int i = 0; i < pairs.length; i += 2)',
      '            query.append(i == 0 ? "" : "&").append(URLEncoder.encode(pairs[i], UTF_8))',
      '                .append("=").append(URLEncoder.encode(pairs[i + 1], UTF_8));',
      '        return query.toString().replace("+", "%20");',
      '    }',
      '',
    ],
    '    // Repeats a request that the rate limit refused, and a GET without an answer: a POST may have worked.',
    '    static String call(String method, String url, String payload) throws Exception {',
    '        var isGet = method.equals("GET");',
    '        var address = URI.create(isGet && !payload.isEmpty() ? url + "?" + payload : url);',
    `        var body = isGet ? HttpRequest.BodyPublishers.noBody() : HttpRequest.BodyPublishers.ofString(payload, ${charset});`,
    '        for (int pause = 500; ; pause *= 2) {',
    '            var request = HttpRequest.newBuilder(address)',
    '                .timeout(Duration.ofSeconds(10))',
    '                .method(method, body)',
    `                .header("Content-Type", "${file ? formType : 'application/json'}");`,
    signed && '            sign(request, payload);',
    '            String answer;',
    '            try {',
    '                answer = client.send(request.build(), HttpResponse.BodyHandlers.ofString()).body();',
    '            } catch (IOException e) {',
    '                if (!isGet || pause > 2000) throw e;',
    '                Thread.sleep(pause);',
    '                continue;',
    '            }',
    '            var found = code.matcher(answer);',
    '            if (!found.find()) throw new Exception(answer);',
    '            if (found.group(1).equals("0")) return answer;',
    '            if (!found.group(1).equals("10006") || pause > 2000) throw new Exception(answer);',
    '            Thread.sleep(pause);',
    '        }',
    '    }',
    signed && [
      '',
      '    static void sign(HttpRequest.Builder request, String payload) throws Exception {',
      '        var key = System.getenv("API_KEY");',
      '        var timestamp = String.valueOf(System.currentTimeMillis());',
      '        var mac = Mac.getInstance("HmacSHA256");',
      '        mac.init(new SecretKeySpec(System.getenv("API_SECRET").getBytes(), "HmacSHA256"));',
      `        var signature = mac.doFinal((timestamp + key + "5000" + payload).getBytes(${charset}));`,
      '        request.header("X-BAPI-API-KEY", key)',
      '            .header("X-BAPI-TIMESTAMP", timestamp)',
      '            .header("X-BAPI-RECV-WINDOW", "5000")',
      '            .header("X-BAPI-SIGN", HexFormat.of().formatHex(signature));',
      '    }',
    ],
    '}',
  )
}
