import type { IncomingMessage, ServerResponse } from 'node:http'
import { isAllowedHost, isLoopbackAddress } from '../../../schemas/environment/hosts.ts'
import type { WebEnv } from '../../config/env.ts'
import { selfOrigin } from './self-origin.ts'
import { sendText } from './send-text.ts'

type Named = Pick<WebEnv, 'SITE_HOST' | 'SITE_PORT' | 'SITE_URL' | 'SITE_PUBLIC_HOSTS'>

/**
 * The host names that requests may have; undefined for any: a site on a network gets those of its proxy and its
 * platform's probes, until SITE_PUBLIC_HOSTS lists them.
 */
export function allowedHosts({
  SITE_HOST,
  SITE_PORT,
  SITE_URL,
  SITE_PUBLIC_HOSTS,
}: Named): readonly string[] | undefined {
  if (SITE_PUBLIC_HOSTS.length === 0 && !isLoopbackAddress(SITE_HOST)) return undefined
  const origins = [SITE_URL, selfOrigin(SITE_HOST, SITE_PORT)]
  return [...origins.map((origin) => new URL(origin).host), ...SITE_PUBLIC_HOSTS]
}

/**
 * Answers 421 to a request whose host is neither this machine nor one of `hosts`, and returns whether it did: a page
 * elsewhere may point its own name here (DNS rebinding).
 */
export function requireAllowedHost(
  hosts: readonly string[] | undefined,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  return ({ headers }, response) => {
    if (hosts === undefined || isAllowedHost(headers.host, hosts)) return false
    sendText(
      response,
      421,
      'This site has another name. Its operator lists further ones in SITE_PUBLIC_HOSTS.\n',
    )
    return true
  }
}
