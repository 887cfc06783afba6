import { isMap, isScalar, isSeq, parseDocument, type YAMLMap } from 'yaml'
import type { StoredEnvironment } from '../../content/reference/environments.ts'

type NamedEnvironment = Pick<StoredEnvironment, 'identifier' | 'rest' | 'stream'>

/**
 * The specification `text` with the addresses of `environments` in its servers, by their `x-environment`. All else is
 * unchanged, including comments, order, and servers of an unknown environment.
 */
export function withEnvironments(text: string, environments: readonly NamedEnvironment[]): string {
  let replaced = text
  for (const server of servers(text).reverse()) {
    const found = environments.find((each) => each.identifier === server.get('x-environment'))
    const [name, address] = server.has('host')
      ? ['host', found && new URL(found.stream).host]
      : ['url', found?.rest]
    const written = server.get(name, true)
    if (address === undefined || !isScalar(written) || !written.range) continue
    const [start, end] = written.range
    replaced = replaced.slice(0, start) + address + replaced.slice(end)
  }
  return replaced
}

/** An OpenAPI file has a list of servers, an AsyncAPI file a map. */
function servers(text: string): YAMLMap[] {
  const found = parseDocument(text).get('servers')
  if (isSeq(found)) return found.items.filter(isMap)
  return isMap(found) ? found.items.flatMap(({ value }) => (isMap(value) ? [value] : [])) : []
}
