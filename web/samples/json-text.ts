import { type Dialect, literal } from './literal.ts'
import { asciiText } from './quotes.ts'

const json: Dialect = {
  text: asciiText,
  words: { null: 'null', true: 'true', false: 'false' },
  object: ['{ ', ' }'],
  entry: (name, value) => `${asciiText(name)}: ${value}`,
  trailingComma: false,
  step: 2,
}

/** A value as JSON for languages that hold it as text, in ASCII so that no encoding of a file changes it. */
export const jsonText = (value: unknown): string => literal(value, json)
