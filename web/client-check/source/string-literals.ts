/** No topic is longer; a quote without its other end is looked for no further. */
const LITERAL = /(["'`])((?:(?!\1)[^\\\n]|\\.){0,300})\1/g

export interface Literal {
  text: string
  at: number
  /** What follows it in the line. */
  rest: string
}

/** The texts in quotes of a line. */
export function stringLiterals(line: string): Literal[] {
  return [...line.matchAll(LITERAL)].map((match) => ({
    text: match[2] ?? '',
    at: match.index,
    rest: line.slice(match.index + match[0].length),
  }))
}
