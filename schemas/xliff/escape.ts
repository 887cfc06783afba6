// What XML 1.0 cannot hold, not even as a number.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const UNWRITABLE = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/gu

const NAMES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text for XML, between tags or in an attribute; what XML cannot hold becomes U+FFFD. */
export function escaped(text: string): string {
  return text
    .replace(UNWRITABLE, '\ufffd')
    .replace(/[&<>"]/g, (sign) => NAMES[sign] ?? sign)
    .replace(/[\r\n\t\u0085\u2028]/g, (sign) => `&#${sign.codePointAt(0)};`)
}

/** Text for the words of a segment, where XLIFF has an element for what XML cannot hold. */
export function escapedWords(text: string): string {
  const parts = text.split(UNWRITABLE)
  const signs = text.match(UNWRITABLE) ?? []
  return parts
    .map((part, at) => {
      const sign = signs[at]
      const hex = sign?.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
      return escaped(part) + (hex === undefined ? '' : `<cp hex="${hex}"/>`)
    })
    .join('')
}
