import type { IncomingMessage } from 'node:http'
import { bearerOf, cookieSessionOf } from '../auth/authenticate.ts'
import { sessionCookie, sessionTokenFromCookie } from '../auth/cookie.ts'
import { signInPage } from '../auth/sign-in-page.ts'
import { readBody } from '../http/body.ts'
import { badRequest, unauthorized } from '../http/errors.ts'
import { baseUrl } from '../http/hosts.ts'
import { type Context, HANDLED, type Route } from './context.ts'

const PAGE_LIMIT = 4096

/** The page to return to after signing in; it must have an allowed origin. */
function targetOf(context: Context, origin: string | null): URL {
  const allowed = context.lake.options.origins
  const target = origin !== null && URL.canParse(origin) ? new URL(origin) : null
  if (target && allowed.includes(target.origin)) return target
  throw badRequest(
    `Sign-in cannot return to "${origin}": its origin is not one of ${allowed.join(', ')}. Add it to LAKE_STUDIO_ORIGINS.`,
  )
}

function providers({ request }: Context) {
  const url = `${baseUrl(request)}/v1/auth/login/local`
  const local = { name: 'local', title: 'Local users', url }
  return { providers: [local], thirdPartyLogin: true, sso: { saml: false } }
}

function sendPage({ lake, response }: Context, status: number, target: URL, problem?: string) {
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    // The form posts to the lake, which redirects to the target, so the policy has no `form-action`.
    'Content-Security-Policy':
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    'Referrer-Policy': 'no-referrer-when-downgrade',
  })
  const shown = { people: lake.users.people(), origin: target.href }
  response.end(signInPage({ ...shown, ...(problem !== undefined && { problem }) }))
  return HANDLED
}

const showSignIn = (context: Context) =>
  sendPage(context, 200, targetOf(context, context.url.searchParams.get('origin')))

/** Throws when the form was on another site, which must not sign a reader in; browsers send its origin. */
function assertOwnForm({ request: { headers } }: Context): void {
  const site = headers['sec-fetch-site']
  const { origin } = headers
  const isOwn =
    (site === undefined || site === 'same-origin') &&
    (origin === undefined || (URL.canParse(origin) && new URL(origin).host === headers.host))
  if (!isOwn) throw badRequest('Signing in works from the sign-in page only')
}

async function signIn(context: Context) {
  const { lake, request, response } = context
  assertOwnForm(context)
  const form = new URLSearchParams((await readBody(request, PAGE_LIMIT)).toString('utf8'))
  const target = targetOf(context, form.get('origin'))
  const user = lake.users.person(form.get('user')?.trim() ?? '')
  if (!user) return sendPage(context, 401, target, 'There is no such user.')
  const token = lake.sessions.start(user.id)
  target.hash = `sid=${lake.sessions.issueSid(token, target.origin)}`
  response.setHeader('Set-Cookie', sessionCookie(token))
  response.writeHead(303, { Location: target.href, 'Cache-Control': 'no-store' }).end()
  return HANDLED
}

/** The origin of the requesting page; browsers omit the header for same-origin GET requests. */
function originOf(request: IncomingMessage): string | null {
  const { origin, 'sec-fetch-site': site } = request.headers
  return origin ?? (site === 'same-origin' ? baseUrl(request) : null)
}

function fetchSession({ lake, url, request, response }: Context) {
  const asking = { cookie: sessionTokenFromCookie(request), origin: originOf(request) }
  const token = lake.sessions.redeemSid(url.searchParams.get('sid') ?? '', asking)
  if (token === null)
    throw unauthorized('The sign-in code is used, too old, or of another browser: sign in again')
  response.setHeader('Set-Cookie', sessionCookie(token))
  return { token, label: 'session' }
}

function sessionId({ lake, user, request }: Context) {
  if (!user) throw unauthorized('No session')
  const token = bearerOf(request) ?? cookieSessionOf(request, lake.options.origins)
  const session = token === null ? null : lake.sessions.find(token)
  return {
    id: user.id,
    expiry: (session?.expires ?? new Date(Date.now() + 3_600_000)).toISOString(),
  }
}

function signOut({ lake, request, response }: Context) {
  for (const token of [cookieSessionOf(request, lake.options.origins), bearerOf(request)])
    if (token !== null) lake.sessions.end(token)
  lake.realtime.connections.recheck()
  response.setHeader('Set-Cookie', sessionCookie(''))
  response.writeHead(204).end()
  return HANDLED
}

export const authRoutes: Route[] = [
  { method: 'GET', path: '/auth/providers', handle: providers },
  { method: 'GET', path: '/auth/login/local', handle: showSignIn },
  { method: 'POST', path: '/auth/login/local', handle: signIn },
  { method: 'GET', path: '/auth/fetch', handle: fetchSession },
  { method: 'GET', path: '/auth/id', handle: sessionId },
  { method: 'POST', path: '/auth/logout', handle: signOut },
]
