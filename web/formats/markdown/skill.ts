import { defaultLocale } from '../../config/locales.ts'
import { errorPath, llmsHref, markdownHref, mcpHref } from '../../config/paths.ts'
import type { ApiSurface } from '../../content/api-surface/surface-schema.ts'
import type { StoredEnvironment } from '../../content/reference/environments.ts'

type Host = Pick<StoredEnvironment, 'identifier' | 'rest' | 'stream'>

/**
 * A skill for agents, in the form of https://agentskills.io/specification, built from the specifications: how calls are
 * signed and their responses checked, all current operations and topics, and where to find the rest.
 */
export function skillMarkdown(
  { operations, topics }: Pick<ApiSurface, 'operations' | 'topics'>,
  hosts: readonly Host[],
  origin: string,
): string {
  const current = operations.filter(({ deprecated }) => !deprecated)
  return `---
name: trading-api-v5
description: Write, check and debug calls of the exchange's V5 trading API, over REST and WebSocket. Use it for any program that places orders, reads markets, positions, wallets or streams there.
---

# Trading API V5

- Hosts: ${hosts.map(({ identifier, rest, stream }) => `${identifier} ${rest}, streams ${stream}`).join('; ')}. Begin on a test network.
- A private call has the headers X-BAPI-API-KEY, X-BAPI-TIMESTAMP (ms), X-BAPI-RECV-WINDOW (ms) and X-BAPI-SIGN: HMAC-SHA256 in lower-case hexadecimal, with the secret, of timestamp + key + recv_window + the query string (GET) or the body (POST), exactly as sent.
- Key and secret come from the environment; never print them, and give them to no tool.
- An answer is good where its retCode is 0; what others mean: ${origin}${markdownHref(errorPath, defaultLocale)}
- Parameters, limits and examples: tool get_operation of ${origin}${mcpHref}, or the page of an operation, ${origin}${markdownHref('<page>', defaultLocale)}. Check a request with check_request. All pages: ${origin}${llmsHref('llms', defaultLocale)}

## Operations, below each path

${[...byFamily(current)].map(([family, names]) => `- ${family}: ${names.join(', ')}`).join('\n')}

## Topics, by stream

${[...byStream(topics)].map(([stream, names]) => `- ${stream}: ${names.join(', ')}`).join('\n')}
`
}

/** Operations by family: `GET kline` below `/v5/market`. */
function byFamily(operations: ApiSurface['operations']): Map<string, string[]> {
  return grouped(
    operations.map(({ method, path }) => {
      const [, version = '', family = '', ...rest] = path.split('/')
      return [`/${version}/${family}`, `${method} ${rest.join('/')}`.trim()]
    }),
  )
}

const byStream = (topics: ApiSurface['topics']): Map<string, string[]> =>
  grouped(
    topics.filter(({ deprecated }) => !deprecated).map(({ stream, pattern }) => [stream, pattern]),
  )

function grouped(pairs: readonly [string, string][]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [key, value] of pairs) found.set(key, [...(found.get(key) ?? []), value])
  return found
}
