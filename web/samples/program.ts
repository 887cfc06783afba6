/** A program in two parts: what is set up once, and the call. */
export interface Program {
  /** A client with a time-out, the signature, errors and what is repeated; empty where the call does it all. */
  setUp: string
  /** The call alone, in a few lines. */
  code: string
}

/** The whole program, as a reader runs it. */
export const wholeProgram = ({ setUp, code }: Program): string =>
  setUp === '' ? code : `${setUp}\n\n${code}`
