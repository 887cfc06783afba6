/** A part of a line of code and the class of its colour; none has that of the text. */
export interface Piece {
  text: string
  name: string
}

/**
 * The lines of `text` in the colours of `original`, the highlighted code that it was made of: a line
 * that is there has its colours, another those of a line that is built alike.
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

/** As which strings and numbers are alike: no word of a program. */
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

/** Strings are alike, and so are numbers and spaces; all else is only like itself. */
function kindOf(token: string): string {
  if (token.trim() === '') return ' '
  if (/^(["']).*\1$/s.test(token)) return STRING
  return /^\d/.test(token) ? NUMBER : token
}

/** Whether the token is a string with a colon after it. */
const isProperty = (tokens: readonly string[], index: number): boolean =>
  kindOf(tokens[index] ?? '') === STRING && tokens[index + 1] === ':'

const shapeOf = (line: string): string => tokensOf(line).map(kindOf).join('\n')

const textOf = (line: readonly Piece[]): string => line.map(({ text }) => text).join('')

/** The class of each token: that of the piece which it begins in. */
function tokenNames(line: readonly Piece[]): string[] {
  const names = line.flatMap(({ text, name }) => Array.from({ length: text.length }, () => name))
  let at = 0
  return tokensOf(textOf(line)).map((token) => {
    const name = names[at] ?? ''
    at += token.length
    return name
  })
}
