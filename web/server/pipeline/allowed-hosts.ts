import type { IncomingMessage, ServerResponse } from 'node:http'
import { answersTo, isLoopbackAddress } from '../../../schemas/environment/hosts.ts'
import type { WebEnv } from '../../config/env.ts'
import { selfOrigin } from './self-origin.ts'
import { sendText } from './send-text.ts'

type Named = Pick<WebEnv, 'SITE_HOST' | 'SITE_PORT' | 'SITE_URL' | 'SITE_PUBLIC_HOSTS'>

/**
 * The names by which others may call the site; undefined where any will do: a site that is open to a
 * network is called as its proxy and its platform's probes like, until somebody says how.
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
 * Answers 421 to who calls the site by a name that is neither this machine's nor one of `hosts`, and says
 * whether it has: a page elsewhere may have its own name point here.
 */
export function requireAllowedHost(
  hosts: readonly string[] | undefined,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  return ({ headers }, response) => {
    if (hosts === undefined || answersTo(headers.host, hosts)) return false
    sendText(
      response,
      421,
      'This site has another name. Its operator lists further ones in SITE_PUBLIC_HOSTS.\n',
    )
    return true
  }
}
