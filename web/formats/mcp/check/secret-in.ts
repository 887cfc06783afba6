import { isObject, type JsonValue } from '../../../samples/json-value.ts'

export const SECRET_REFUSED =
  'this looks like a secret, and no tool here takes one. Write a placeholder such as {secret} in its place; replace what was sent if it is in use.'

const NAMED = /secret|passw|passphrase|private.?key|signature|^x-bapi-(?:sign|api-key)$/i
const PEM = /-----BEGIN [A-Z ]*PRIVATE KEY/
/** A placeholder for a value: `{secret}`, `<secret>`, `***`. */
const PLACEHOLDER = /^(?:|\{.*\}|<.*>|[*x.]+)$/i

/** Whether an argument's name is typical of a secret. */
export const isSecretName = (name: string): boolean => NAMED.test(name)

/** The path (`list[0].password`) of a likely secret in a request; undefined when there is none. */
export function secretIn(value: JsonValue, path = ''): string | undefined {
  if (typeof value === 'string') return PEM.test(value) ? path || 'the request' : undefined
  if (Array.isArray(value))
    return firstOf(value.map((item, index) => [item, `${path}[${index}]`] as const))
  if (!isObject(value)) return undefined
  const within = [...value].map(
    ([name, one]) => [one, path === '' ? name : `${path}.${name}`] as const,
  )
  const named = [...value].find(
    ([name, one]) => isSecretName(name) && !(typeof one === 'string' && PLACEHOLDER.test(one)),
  )
  return named ? (path === '' ? named[0] : `${path}.${named[0]}`) : firstOf(within)
}

function firstOf(parts: readonly (readonly [JsonValue, string])[]): string | undefined {
  for (const [value, path] of parts) {
    const found = secretIn(value, path)
    if (found !== undefined) return found
  }
  return undefined
}
