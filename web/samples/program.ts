import { codeLines } from './code-lines.ts'

/** A program in two parts: what is set up once, and the call. */
export interface Program {
  /** A client with a time-out, the signature, errors and what is repeated; empty where the call does it all. */
  setUp: string
  /** The call alone, in a few lines. */
  code: string
}

/** The program of a language without a frame: its payload, if it has one, then the lines of `call`. */
export const callProgram = (
  setUp: string,
  payload: readonly string[] | undefined,
  call: readonly string[],
): Program => ({ setUp, code: codeLines(payload && [...payload, ''], call) })

/** The whole program, as a reader runs it. */
export const wholeProgram = ({ setUp, code }: Program): string =>
  setUp === '' ? code : `${setUp}\n\n${code}`
