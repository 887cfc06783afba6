import type { IncomingMessage, ServerResponse } from 'node:http'
import type { User } from '../auth/users.ts'
import type { Lake } from '../lake.ts'

/** Everything a route may look at. `user` is null for a request without credentials. */
export type Context = {
  lake: Lake
  request: IncomingMessage
  response: ServerResponse
  url: URL
  /** What the route's pattern captured, decoded. */
  params: Record<string, string>
  apiVersion: string
  user: User | null
}

/** A JSON value to send with 200, or `HANDLED` when the route has written the response itself. */
export type Reply = unknown
export const HANDLED = Symbol('handled')

export type Route = {
  method: string
  /** Path without the version, `:name` for one segment. */
  path: string
  handle: (context: Context) => Reply | Promise<Reply>
}
