// Characters that XML 1.0 cannot contain, not even as a character reference.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const UNWRITABLE = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/gu

const NAMES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes text for XML content or attributes; characters that XML cannot contain become U+FFFD. */
export function escapeXml(text: string): string {
  return text
    .replace(UNWRITABLE, '\ufffd')
    .replace(/[&<>"]/g, (sign) => NAMES[sign] ?? sign)
    .replace(/[\r\n\t\u0085\u2028]/g, (sign) => `&#${sign.codePointAt(0)};`)
}

/** Escapes the text of a segment, where XLIFF has an element for characters that XML cannot contain. */
export function escapedWords(text: string): string {
  const parts = text.split(UNWRITABLE)
  const signs = text.match(UNWRITABLE) ?? []
  return parts
    .map((part, at) => {
      const sign = signs[at]
      const hex = sign?.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
      return escapeXml(part) + (hex === undefined ? '' : `<cp hex="${hex}"/>`)
    })
    .join('')
}
