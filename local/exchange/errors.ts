import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import type { Fields } from './fields.ts'

const FOLDER = path.resolve(import.meta.dirname, '..', '..', 'specs', 'errors')

const group = z.object({
  codes: z.array(z.object({ code: z.coerce.number(), retMsg: z.array(z.string()).default([]) })),
})

/** The API's message for each code in the specs; of several messages, the first without variable parts. */
const serverMessages: ReadonlyMap<number, string> = new Map(
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => group.parse(parse(readFileSync(path.join(FOLDER, file), 'utf8'))).codes)
    .flatMap(({ code, retMsg }) =>
      retMsg
        .filter((message) => !message.includes('{…}'))
        .slice(0, 1)
        .map((message): [number, string] => [code, message]),
    ),
)

/** A refusal by the API: code, message, and HTTP status, which is 200 in most cases. */
export class ApiError extends Error {
  readonly retCode: number
  readonly status: number
  readonly headers: Record<string, string>
  /** Content of `retExtInfo`. */
  readonly extInfo: Fields

  constructor(
    retCode: number,
    retMsg: string,
    more: {
      status?: number
      headers?: Record<string, string>
      extInfo?: Fields
      cause?: unknown
    } = {},
  ) {
    super(retMsg, 'cause' in more ? { cause: more.cause } : undefined)
    this.name = 'ApiError'
    this.retCode = retCode
    this.status = more.status ?? 200
    this.headers = more.headers ?? {}
    this.extInfo = more.extInfo ?? {}
  }
}

/** Messages of codes without details that the specs lack. */
const WORDS: Readonly<Record<number, string>> = {
  10016: 'Server error.',
  10017: 'Route not found.',
}

/** The API's message for a code; without one, a text with the number. */
export const errorMessage = (retCode: number) =>
  serverMessages.get(retCode) ?? WORDS[retCode] ?? `Error ${retCode}.`

/** An error with a fixed message. */
export const refusal = (retCode: number) => new ApiError(retCode, errorMessage(retCode))

export const routeNotFound = () => new ApiError(10017, errorMessage(10017), { status: 404 })

export const badParameter = (name: string, detail = '') =>
  new ApiError(10001, `params error: ${name} invalid${detail && ` (${detail})`}`)
