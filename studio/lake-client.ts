import { type ClientConfig, createClient, type SanityClient } from '@sanity/client'

type Handler = NonNullable<ClientConfig['requestHandler']>

/**
 * Sanity signs a person out whenever an answer says that the session is unknown, also when what is unknown is the
 * code of an address `#sid=…`, which anybody can lead that person to. Such an answer says nothing of the session that
 * the browser has, so Sanity's handler does not hear of it, as of no other call of its sign-in.
 */
const passCodes =
  (handler: Handler): Handler =>
  (request, next) =>
    /\/auth\/fetch(?:\?|$)/.test(request.url ?? '') ? next(request) : handler(request, next)

/**
 * Makes the clients of the Studio. For a lake on this machine, at `apiHost`, they ask the host itself: Sanity's own
 * would ask `<project>.<host>`, which to a browser is another site, so that the sign-in cookie stays behind.
 */
export function studioClient(apiHost: string | undefined): (options: ClientConfig) => SanityClient {
  const local = apiHost === undefined ? {} : { apiHost, useProjectHostname: false, useCdn: false }
  return ({ requestHandler, ...options }) =>
    createClient({
      ...options,
      ...local,
      ...(requestHandler && { requestHandler: passCodes(requestHandler) }),
    })
}

/**
 * How people sign in. To browsers Sanity's lake is another site than any Studio, whose cookie some of them block: there
 * Sanity's `dual` keeps a token in their storage instead (`AuthConfig` of sanity). The cookie of a lake at `apiHost` is
 * of the Studio's own site, and no script can read it.
 */
export const loginMethod = (apiHost: string | undefined) =>
  apiHost === undefined ? 'dual' : 'cookie'
