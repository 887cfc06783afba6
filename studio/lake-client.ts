import { type ClientConfig, createClient, type SanityClient } from '@sanity/client'
import { z } from 'zod'
import { waitForConnection } from './saving/connection.ts'
import { waitForSession } from './saving/session.ts'

type Handler = NonNullable<ClientConfig['requestHandler']>

/**
 * Sanity signs the user out after any answer that the session is unknown, even when the unknown session is the code in
 * an address `#sid=…`, to which anybody can lead a user. That answer says nothing about the browser's session, so
 * Sanity's handler gets no request of the sign-in.
 */
const passCodes =
  (handler: Handler): Handler =>
  (request, next) =>
    /\/auth\/fetch(?:\?|$)/.test(request.url ?? '') ? next(request) : handler(request, next)

const person = z.object({ id: z.string() })
const unknownSession = z.object({ statusCode: z.literal(401) })

/** Sends requests without handlers: after a session's end Sanity's answers nothing, and ours waits for the next. */
export const withoutHandlers = (client: SanityClient): SanityClient =>
  client.withConfig({ requestHandler: (request, next) => next(request) })

/** Returns the id of the signed-in user; undefined if the lake does not know the session. */
export async function fetchUserId(client: SanityClient): Promise<string | undefined> {
  const answer: unknown = await withoutHandlers(client)
    .request({ url: '/users/me', tag: 'session' })
    .catch((error: unknown) => {
      if (!unknownSession.safeParse(error).success) throw error
    })
  return person.safeParse(answer).data?.id
}

const ways = z.object({ providers: z.array(z.object({ title: z.string(), url: z.url() })) })

/** Returns sign-in providers whose addresses lead back to `origin`, like sanity 6.16.0 `createHrefForProvider`. */
export async function fetchSignInProviders(client: SanityClient, origin: string, type: string) {
  const answer: unknown = await withoutHandlers(client).request({
    url: '/auth/providers',
    tag: 'session',
  })
  const { projectId = '' } = client.config()
  const query = new URLSearchParams({ origin, projectId, type })
  return ways.parse(answer).providers.map(({ title, url }) => ({ title, url: `${url}?${query}` }))
}

/**
 * Returns the factory of the Studio's clients. For a lake on this machine, at `apiHost`, clients send requests to that
 * host: Sanity's would use `<project>.<host>`, another site to browsers, which therefore omit the sign-in cookie.
 */
export function studioClient(apiHost: string | undefined): (options: ClientConfig) => SanityClient {
  const local = apiHost === undefined ? {} : { apiHost, useProjectHostname: false, useCdn: false }
  return ({ requestHandler, ...options }) => {
    const config = { ...options, ...local }
    if (!requestHandler) return createClient(config)
    const waiting = waitForConnection(waitForSession(requestHandler, () => fetchUserId(client)))
    const client: SanityClient = createClient({ ...config, requestHandler: passCodes(waiting) })
    return client
  }
}

/**
 * The sign-in method. For browsers the hosted lake is another site than the Studio, and some browsers block its cookie:
 * `dual` then stores a token in `localStorage` instead (`AuthConfig` of sanity). The cookie of a lake at `apiHost`
 * belongs to the Studio's own site, and no script can read it.
 */
export const loginMethod = (apiHost: string | undefined) =>
  apiHost === undefined ? 'dual' : 'cookie'
