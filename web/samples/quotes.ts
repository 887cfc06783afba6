/** Characters that editors do not show, or show at another position. */
const invisible = /[\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g
const outsideAscii = /[\u007f-\uffff]/g
const control = /\p{Cc}/u

/** A string in double quotes, as in JSON, JavaScript and Python. */
export const doubleQuoted = (text: string): string =>
  JSON.stringify(text.toWellFormed()).replaceAll(invisible, escaped)

/** A string in double quotes in ASCII. */
export const asciiText = (text: string): string =>
  JSON.stringify(text.toWellFormed()).replaceAll(outsideAscii, escaped)

/** A string in single quotes, where only quote and backslash are escaped; undefined if the text needs other escapes. */
export function singleQuoted(text: string): string | undefined {
  if (control.test(text) || text.search(invisible) >= 0) return undefined
  return `'${text.toWellFormed().replaceAll(/['\\]/g, '\\$&')}'`
}

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
