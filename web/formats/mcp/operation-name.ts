/**
 * Normalises an operation's name: `post https://api.exchange.example/v5/order/create?a=1` becomes `POST
 * /v5/order/create`. A name without a path, such as an operationId, is unchanged.
 */
export function operationName(given: string): string {
  const [, method, path] = /^(?:([a-z]+)\s+)?(?:https?:\/\/[^/]+)?(\/[^\s?#]*)/i.exec(given) ?? []
  if (path === undefined) return given
  return [method?.toUpperCase(), path.replace(/(?<=.)\/$/, '')].filter(Boolean).join(' ')
}
