import type { Fields } from './fields.ts'
import { serverMessages } from './server-messages.ts'

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
