/** What a REST call signs, besides what it is about. */
interface RestParts {
  /** Milliseconds since 1970, exactly as sent. */
  timestamp: string
  key: string
  /** Milliseconds, exactly as sent. */
  recvWindow: string
}

/** The string that a REST call signs: the query string of a GET without `?`, the body of a POST, as sent. */
export function restPayload(
  parts: RestParts & ({ queryString: string } | { body: string }),
): string {
  const sent = 'body' in parts ? parts.body : parts.queryString
  return parts.timestamp + parts.key + parts.recvWindow + sent
}

/** The string that opens a private stream; `expires` in milliseconds since 1970. */
export function streamPayload(expires: number): string {
  return `GET/realtime${expires}`
}
