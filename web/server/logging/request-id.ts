/** In lower case, as Node names headers. */
export const requestIdHeader = 'x-request-id'

/** The id that finds a request in the logs: the given one when it is well formed, else a new one. */
export function requestId(given: string | string[] | null | undefined): string {
  return typeof given === 'string' && /^[\w.:-]{8,128}$/.test(given) ? given : crypto.randomUUID()
}
