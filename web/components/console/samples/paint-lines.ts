/** A part of a line of code with its colour class; '' has the text's colour. */
export interface Piece {
  text: string
  name: string
}

/**
 * Colours the lines of `text` like `original`, the highlighted code from which it was changed: an equal line keeps its
 * colours, others get those of a line with the same structure.
 */
export function paintLines(text: string, original: readonly (readonly Piece[])[]): Piece[][] {
  const same = new Map<string, readonly Piece[]>()
  const alike = new Map<string, string[]>()
  const words = new Map<string, string>()
  let property: string | undefined
  for (const line of original) {
    const whole = textOf(line)
    const names = tokenNames(line)
    same.set(whole, line)
    if (!alike.has(shapeOf(whole))) alike.set(shapeOf(whole), names)
    const tokens = tokensOf(whole)
    for (const [index, token] of tokens.entries()) words.set(token, names[index] ?? '')
    property ??= names[tokens.findIndex((_token, index) => isProperty(tokens, index))]
  }
  return text.split('\n').map((line) => {
    const known = same.get(line)
    if (known) return [...known]
    const names = alike.get(shapeOf(line))
    return tokensOf(line).map((token, index, tokens) => ({
      text: token,
      name:
        names?.[index] ??
        words.get(token) ??
        (isProperty(tokens, index) ? property : undefined) ??
        usual[kindOf(token)] ??
        '',
    }))
  })
}

/** Representatives of strings and numbers, which are no tokens of a program. */
const STRING = '""'
const NUMBER = '0'
const usual: Partial<Record<string, string>> = {
  [STRING]: 's',
  [NUMBER]: 'n',
  true: 'n',
  false: 'n',
}

const TOKEN = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\d+(?:\.\d+)?|\w+|\s+|./gsu

const tokensOf = (line: string): string[] => line.match(TOKEN) ?? []

/** The kind of a token: all strings are equal, as are numbers and spaces; other tokens are kinds of their own. */
function kindOf(token: string): string {
  if (token.trim() === '') return ' '
  if (/^(["']).*\1$/s.test(token)) return STRING
  return /^\d/.test(token) ? NUMBER : token
}

/** Whether the token is a string before a colon. */
const isProperty = (tokens: readonly string[], index: number): boolean =>
  kindOf(tokens[index] ?? '') === STRING && tokens[index + 1] === ':'

const shapeOf = (line: string): string => tokensOf(line).map(kindOf).join('\n')

const textOf = (line: readonly Piece[]): string => line.map(({ text }) => text).join('')

/** The class of each token: that of the piece in which it begins. */
function tokenNames(line: readonly Piece[]): string[] {
  const names = line.flatMap(({ text, name }) => Array.from({ length: text.length }, () => name))
  let at = 0
  return tokensOf(textOf(line)).map((token) => {
    const name = names[at] ?? ''
    at += token.length
    return name
  })
}
