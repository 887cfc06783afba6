import { codeLines } from './code-lines.ts'

/** A program in two parts: the set-up and the call. */
export interface Program {
  /** The client, with a timeout, signature, errors and retries; empty when the call does everything. */
  setUp: string
  /** Only the call, in a few lines. */
  code: string
}

/** A program of a language without a frame: its payload, if any, then the lines of `call`. */
export const callProgram = (
  setUp: string,
  payload: readonly string[] | undefined,
  call: readonly string[],
): Program => ({ setUp, code: codeLines(payload && [...payload, ''], call) })

/** The whole program that a reader runs. */
export const wholeProgram = ({ setUp, code }: Program): string =>
  setUp === '' ? code : `${setUp}\n\n${code}`
