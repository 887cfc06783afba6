import { type ClientConfig, createClient, type SanityClient } from '@sanity/client'
import { z } from 'zod'
import { waitForSession } from './saving/session.ts'

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

const person = z.object({ id: z.string() })
const unknownSession = z.object({ statusCode: z.literal(401) })

/** Asks without the handlers: Sanity's own answers nothing where a session has ended, and ours waits for the next. */
export const withoutHandlers = (client: SanityClient): SanityClient =>
  client.withConfig({ requestHandler: (request, next) => next(request) })

/** The id of who is signed in; nobody where the lake does not know the session. */
export async function whoIsSignedIn(client: SanityClient): Promise<string | undefined> {
  const answer: unknown = await withoutHandlers(client)
    .request({ url: '/users/me', tag: 'session' })
    .catch((error: unknown) => {
      if (!unknownSession.safeParse(error).success) throw error
    })
  return person.safeParse(answer).data?.id
}

const ways = z.object({ providers: z.array(z.object({ title: z.string(), url: z.url() })) })

/** By which one signs in, and where, to be led to the page at `origin`: as `createHrefForProvider` of sanity 6.16.0. */
export async function waysToSignIn(client: SanityClient, origin: string, type: string) {
  const answer: unknown = await withoutHandlers(client).request({
    url: '/auth/providers',
    tag: 'session',
  })
  const { projectId = '' } = client.config()
  const query = new URLSearchParams({ origin, projectId, type })
  return ways.parse(answer).providers.map(({ title, url }) => ({ title, url: `${url}?${query}` }))
}

/**
 * Makes the clients of the Studio. For a lake on this machine, at `apiHost`, they ask the host itself: Sanity's own
 * would ask `<project>.<host>`, which to a browser is another site, so that the sign-in cookie stays behind.
 */
export function studioClient(apiHost: string | undefined): (options: ClientConfig) => SanityClient {
  const local = apiHost === undefined ? {} : { apiHost, useProjectHostname: false, useCdn: false }
  return ({ requestHandler, ...options }) => {
    const config = { ...options, ...local }
    if (!requestHandler) return createClient(config)
    const waiting = waitForSession(requestHandler, () => whoIsSignedIn(client))
    const client: SanityClient = createClient({ ...config, requestHandler: passCodes(waiting) })
    return client
  }
}

/**
 * How people sign in. To browsers Sanity's lake is another site than any Studio, whose cookie some of them block: there
 * Sanity's `dual` keeps a token in their storage instead (`AuthConfig` of sanity). The cookie of a lake at `apiHost` is
 * of the Studio's own site, and no script can read it.
 */
export const loginMethod = (apiHost: string | undefined) =>
  apiHost === undefined ? 'dual' : 'cookie'
