/** It has no types of its own. */
declare module 'on-headers' {
  import type { ServerResponse } from 'node:http'

  /** Has `listener` called before the headers of `response` are written. */
  export default function onHeaders(response: ServerResponse, listener: () => void): void
}
