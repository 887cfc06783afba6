import { env } from '../../config/env.ts'

/**
 * Whether a page of another site, or of another host of this one, sent the request: by the fetch metadata headers
 * (https://www.w3.org/TR/fetch-metadata/), else by its `Origin`. A request with neither comes from no page of an
 * ordinary browser.
 */
export function isFromElsewhere({ headers }: Request): boolean {
  const site = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  if (site !== null && site !== 'same-origin') return true
  if (origin === null) return false
  const hosts = [headers.get('host'), new URL(env.SITE_URL).host]
  return !hosts.includes(URL.parse(origin)?.host ?? '')
}
