const ALLOWED_HEADERS = [
  'Content-Type',
  'X-BAPI-API-KEY',
  'X-BAPI-TIMESTAMP',
  'X-BAPI-RECV-WINDOW',
  'X-BAPI-SIGN',
  'X-BAPI-SIGN-TYPE',
  'X-Referer',
  'cdn-request-id',
  'Prefer',
]
const EXPOSED_HEADERS = ['X-Bapi-Limit', 'X-Bapi-Limit-Status', 'X-Bapi-Limit-Reset-Timestamp']

/** The headers that let a page of `origin` read an answer: none unless the origin is one of `allowed`. */
export function corsHeaders(
  origin: string | undefined,
  allowed: readonly string[],
): Record<string, string> {
  const vary = { Vary: 'Origin' }
  if (origin === undefined || !allowed.includes(origin)) return vary
  return {
    ...vary,
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
    'Access-Control-Allow-Headers': ALLOWED_HEADERS.join(', '),
    'Access-Control-Expose-Headers': EXPOSED_HEADERS.join(', '),
    'Access-Control-Max-Age': '600',
  }
}
