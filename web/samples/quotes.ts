/** What no editor shows, or shows elsewhere than it stands. */
const invisible = /[\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g
const outsideAscii = /[\u007f-\uffff]/g
const control = /\p{Cc}/u

/** As JSON, JavaScript and Python write text in double quotes. */
export const doubleQuoted = (text: string): string =>
  JSON.stringify(text.toWellFormed()).replaceAll(invisible, escaped)

/** The same in ASCII. */
export const asciiText = (text: string): string =>
  JSON.stringify(text.toWellFormed()).replaceAll(outsideAscii, escaped)

/** In single quotes, where only the quote and the backslash mean something; undefined for text that no line can hold. */
export function singleQuoted(text: string): string | undefined {
  if (control.test(text) || text.search(invisible) >= 0) return undefined
  return `'${text.toWellFormed().replaceAll(/['\\]/g, '\\$&')}'`
}

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
