import type { IncomingMessage, ServerResponse } from 'node:http'
import type { User } from '../auth/users.ts'
import type { Lake } from '../lake.ts'

/** A route's input. `user` is null for a request without credentials. */
export type Context = {
  lake: Lake
  request: IncomingMessage
  response: ServerResponse
  url: URL
  /** Path parameters of the route, decoded. */
  params: Record<string, string>
  apiVersion: string
  user: User | null
}

/** JSON sent with 200, or `HANDLED` when the route has written the response. */
export type Reply = unknown
export const HANDLED = Symbol('handled')

export type Route = {
  method: string
  /** Path without the version; `:name` matches one segment. */
  path: string
  handle: (context: Context) => Reply | Promise<Reply>
}
