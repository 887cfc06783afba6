export interface CodeRead {
  code: string
  /** The text without the code and the words for it. */
  rest: string
}

const NUMBER = /(?<![\w.-])-?\d{3,7}(?![\w.-]|\s*[年月日])/g
const WORDS =
  /\b(?:ret[_ ]?code|ret[_ ]?msg|http|status|errors?|err|codes?)\b|錯誤代碼|錯誤碼|錯誤|代碼|返回碼|狀態碼/gi
// Statuses without another meaning in questions about an API.
const STATUSES = ['401', '403', '404', '429', '502', '503', '504']
const YEAR = /^20[2-3]\d$/

/** The error code in a text: a long number, or a short one that is alone or next to a word for it. */
export function readCode(text: string): CodeRead | undefined {
  for (const [code] of text.matchAll(NUMBER)) {
    const others = text.replace(code, ' ')
    const rest = others
      .replaceAll(WORDS, ' ')
      // Punctuation that readers put around a code or copy along with it.
      .replaceAll(/[=:："'“”‘’`#()[\]{}。，、；,;]/g, ' ')
      .trim()
    const isNamed = rest !== others.trim() || rest === ''
    if (code.length >= 5 || STATUSES.includes(code) || (isNamed && !YEAR.test(code)))
      return { code, rest }
  }
  return undefined
}
