// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are lines of a program in another language.
import { codeLines } from './code-lines.ts'
import { formTail, formType, quotedFormHead } from './form.ts'
import { type Fresh, splitAtMarks } from './fresh.ts'
import { jsonText } from './json-text.ts'
import { callProgram, type Program } from './program.ts'
import { asciiText } from './quotes.ts'
import type { SampleRequest } from './sample-request.ts'

const fresh: Readonly<Record<Fresh, string>> = {
  uuid: 'Guid.NewGuid()',
  id: 'Guid.NewGuid():N',
  now: 'DateTimeOffset.UtcNow.ToUnixTimeMilliseconds()',
}

const longest = (text: string, run: RegExp) =>
  Math.max(0, ...(text.match(run) ?? []).map(({ length }) => length))

/** Uses a raw string for several lines or generated values. */
function quoted(text: string): string {
  const { texts, kinds } = splitAtMarks(text)
  if (kinds.length === 0 && !text.includes('\n')) return asciiText(text)
  const fence = '"'.repeat(Math.max(2, longest(text, /"+/g)) + 1)
  if (kinds.length === 0) return `${fence}\n${text}\n${fence}`
  const braces = longest(text, /\{+|\}+/g) + 1
  const [open, close] = ['{'.repeat(braces), '}'.repeat(braces)]
  const filled = texts.reduce((before, part, index) => {
    const kind = kinds[index - 1]
    return kind ? `${before}${open}${fresh[kind]}${close}${part}` : before + part
  }, '')
  return `${'$'.repeat(braces)}${fence}\n${filled}\n${fence}`
}

/** A complete Program.cs of a console application for .NET 8 or later. */
export function csharp(request: SampleRequest): Program {
  const { method, address } = request
  const payload = payloadOf(request)
  const verb = `HttpMethod.${method.charAt(0)}${method.slice(1).toLowerCase()}`
  return callProgram(setUp(request), payload, [
    `var result = await Call(${verb}, "${address}"${payload ? ', payload' : ''});`,
    'Console.WriteLine(result);',
  ])
}

function payloadOf({ query, pairs, json, file, fresh }: SampleRequest): string[] | undefined {
  if (file)
    return [
      `var payload = ${quotedFormHead(file)}`,
      `    + Encoding.Latin1.GetString(File.ReadAllBytes("${file.name}"))`,
      `    + "${formTail}";`,
    ]
  if (json) return [`var payload = ${quoted(jsonText(json.value, fresh))};`]
  if (pairs)
    return [
      'var payload = (await new FormUrlEncodedContent(new Dictionary<string, string>',
      '{',
      ...pairs.map(([name, value]) => `    [${asciiText(name)}] = ${asciiText(value)},`),
      '}).ReadAsStringAsync()).Replace("+", "%20");',
    ]
  return query === undefined ? undefined : [`var payload = "${query}";`]
}

function setUp({ signed, file }: SampleRequest) {
  const encoding = file ? 'Encoding.Latin1' : 'Encoding.UTF8'
  return codeLines(
    'using System.Net.Http.Headers;',
    signed && 'using System.Security.Cryptography;',
    'using System.Text;',
    'using System.Text.Json;',
    '',
    'using var client = new HttpClient { Timeout = TimeSpan.FromSeconds(10) };',
    '',
    signed && [
      'void Sign(HttpRequestMessage request, string payload)',
      '{',
      '    var key = Environment.GetEnvironmentVariable("API_KEY")!;',
      '    var secret = Environment.GetEnvironmentVariable("API_SECRET")!;',
      '    var timestamp = DateTimeOffset.UtcNow.ToUnixTimeMilliseconds().ToString();',
      `    var text = ${encoding}.GetBytes(timestamp + key + "5000" + payload);`,
      '    var hash = HMACSHA256.HashData(Encoding.UTF8.GetBytes(secret), text);',
      '    request.Headers.Add("X-BAPI-API-KEY", key);',
      '    request.Headers.Add("X-BAPI-TIMESTAMP", timestamp);',
      '    request.Headers.Add("X-BAPI-RECV-WINDOW", "5000");',
      '    request.Headers.Add("X-BAPI-SIGN", Convert.ToHexString(hash).ToLowerInvariant());',
      '}',
      '',
    ],
    '// Repeats a request that the rate limit refused, and a GET without an answer: a POST may have worked.',
    'async Task<JsonElement> Call(HttpMethod method, string url, string payload = "")',
    '{',
    '    var isGet = method == HttpMethod.Get;',
    '    for (var pause = 500; ; pause *= 2)',
    '    {',
    '        var request = new HttpRequestMessage(method, isGet && payload != "" ? $"{url}?{payload}" : url);',
    '        if (!isGet)',
    '        {',
    `            request.Content = new ByteArrayContent(${encoding}.GetBytes(payload));`,
    `            request.Content.Headers.ContentType = MediaTypeHeaderValue.Parse("${file ? formType : 'application/json'}");`,
    '        }',
    signed && '        Sign(request, payload);',
    '        try',
    '        {',
    '            var response = await client.SendAsync(request);',
    '            var answer = JsonDocument.Parse(await response.Content.ReadAsStringAsync()).RootElement;',
    '            if (!answer.TryGetProperty("retCode", out var code)) code = answer.GetProperty("ret_code");',
    '            if (code.GetInt32() == 0) return answer.GetProperty("result");',
    '            if (code.GetInt32() != 10006 || pause > 2000) throw new Exception(answer.ToString());',
    '        }',
    '        catch (Exception e) when (isGet && pause <= 2000 && e is (HttpRequestException or OperationCanceledException))',
    '        {',
    '        }',
    '        await Task.Delay(pause);',
    '    }',
    '}',
  )
}
