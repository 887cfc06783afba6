import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import type { Fields } from './fields.ts'

const FOLDER = path.resolve(import.meta.dirname, '..', '..', 'specs', 'errors')

const group = z.object({
  codes: z.array(z.object({ code: z.coerce.number(), retMsg: z.array(z.string()).default([]) })),
})

/** What the API answers with a code, by the specs: of several messages the first that is the same each time. */
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

/** A request that the API refuses: its code, its words, and the HTTP status, which is mostly 200. */
export class ApiError extends Error {
  readonly retCode: number
  readonly status: number
  readonly headers: Record<string, string>
  /** What `retExtInfo` says of it. */
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

/** Words of codes that need no details and whose messages the specs do not have. */
const WORDS: Readonly<Record<number, string>> = {
  10016: 'Server error.',
  10017: 'Route not found.',
}

/** What the API says with a code; a code without words gets its number. */
export const errorMessage = (retCode: number) =>
  serverMessages.get(retCode) ?? WORDS[retCode] ?? `Error ${retCode}.`

/** An error whose words are always the same. */
export const refusal = (retCode: number) => new ApiError(retCode, errorMessage(retCode))

export const routeNotFound = () => new ApiError(10017, errorMessage(10017), { status: 404 })

export const badParameter = (name: string, detail = '') =>
  new ApiError(10001, `params error: ${name} invalid${detail && ` (${detail})`}`)
