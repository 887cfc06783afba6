/** Lower case, as Node names headers. */
export const requestIdHeader = 'x-request-id'

/** By which a request is found in the logs: the one that came with it when it is well formed, else a new one. */
export function requestId(given: string | string[] | null | undefined): string {
  return typeof given === 'string' && /^[\w.:-]{8,128}$/.test(given) ? given : crypto.randomUUID()
}
