import { codeLines } from './code-lines.ts'
import { formTail, formType, quotedFormHead } from './form.ts'
import { jsonText } from './json-text.ts'
import { asciiText } from './quotes.ts'
import { isPlain, type SampleRequest, wholeAddress } from './sample-request.ts'

/** A raw string where there are several lines. */
function quoted(text: string): string {
  if (!text.includes('\n')) return asciiText(text)
  const longest = Math.max(2, ...(text.match(/"+/g) ?? []).map(({ length }) => length))
  const fence = '"'.repeat(longest + 1)
  return `${fence}\n${text}\n${fence}`
}

/** The whole Program.cs of a console application for .NET 8 or later. */
export function csharp(request: SampleRequest): string {
  const { method, address, signed, query, json, file } = request
  if (isPlain(request))
    return codeLines(
      'using var client = new HttpClient();',
      `Console.WriteLine(await client.GetStringAsync("${wholeAddress(request)}"));`,
    )
  return codeLines(
    file && 'using System.Net.Http.Headers;',
    signed && 'using System.Security.Cryptography;',
    'using System.Text;',
    '',
    signed && [
      'var key = Environment.GetEnvironmentVariable("API_KEY")!;',
      'var secret = Environment.GetEnvironmentVariable("API_SECRET")!;',
      'var timestamp = DateTimeOffset.UtcNow.ToUnixTimeMilliseconds().ToString();',
    ],
    query && `var query = "${query}";`,
    json && `var body = ${quoted(jsonText(json.value))};`,
    file && [
      `var head = Encoding.UTF8.GetBytes(${quotedFormHead(file)});`,
      `var tail = Encoding.UTF8.GetBytes("${formTail}");`,
      `byte[] body = [.. head, .. File.ReadAllBytes("${file.name}"), .. tail];`,
    ],
    signed && signature(request),
    '',
    `var url = "${address}${query ? '?" + query' : '"'};`,
    `var request = new HttpRequestMessage(HttpMethod.${method.charAt(0)}${method.slice(1).toLowerCase()}, url);`,
    signed && [
      'request.Headers.Add("X-BAPI-API-KEY", key);',
      'request.Headers.Add("X-BAPI-TIMESTAMP", timestamp);',
      'request.Headers.Add("X-BAPI-RECV-WINDOW", "5000");',
      'request.Headers.Add("X-BAPI-SIGN", signature);',
    ],
    json && 'request.Content = new StringContent(body, Encoding.UTF8, "application/json");',
    file && [
      'request.Content = new ByteArrayContent(body);',
      `request.Content.Headers.ContentType = MediaTypeHeaderValue.Parse("${formType}");`,
    ],
    'using var client = new HttpClient();',
    'var response = await client.SendAsync(request);',
    'Console.WriteLine(await response.Content.ReadAsStringAsync());',
  )
}

function signature({ query, json, file }: SampleRequest): string[] {
  const payload = query ? ' + query' : json ? ' + body' : ''
  const text = `Encoding.UTF8.GetBytes(timestamp + key + "5000"${payload})`
  return [
    file ? `byte[] text = [.. ${text}, .. body];` : `var text = ${text};`,
    'var hash = HMACSHA256.HashData(Encoding.UTF8.GetBytes(secret), text);',
    'var signature = Convert.ToHexString(hash).ToLowerInvariant();',
  ]
}
