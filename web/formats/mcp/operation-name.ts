/**
 * An operation as the documentation names it: `post https://api.exchange.example/v5/order/create?a=1` is
 * `POST /v5/order/create`. What is no path stays as it is, like an operationId.
 */
export function operationName(given: string): string {
  const [, method, path] = /^(?:([a-z]+)\s+)?(?:https?:\/\/[^/]+)?(\/[^\s?#]*)/i.exec(given) ?? []
  if (path === undefined) return given
  return [method?.toUpperCase(), path.replace(/(?<=.)\/$/, '')].filter(Boolean).join(' ')
}
