import { sessionCookie, sessionTokenFromCookie } from '../auth/cookie.ts'
import { signInPage } from '../auth/sign-in-page.ts'
import { readBody } from '../http/body.ts'
import { type Context, HANDLED, type Route } from '../http/context.ts'
import { badRequest, unauthorized } from '../http/errors.ts'

const PAGE_LIMIT = 4096

/** Where the browser goes after signing in: only to a page that may use the lake anyway. */
function targetOf(context: Context, origin: string | null): URL {
  const allowed = context.lake.options.origins
  const target = origin !== null && URL.canParse(origin) ? new URL(origin) : null
  if (target && allowed.includes(target.origin)) return target
  throw badRequest(
    `Sign-in cannot return to "${origin}": its origin is not one of ${allowed.join(', ')}. Add it to LAKE_STUDIO_ORIGINS.`,
  )
}

function providers({ request, url }: Context) {
  const base = `http://${request.headers.host ?? url.host}`
  const local = { name: 'local', title: 'Local users', url: `${base}/v1/auth/login/local` }
  return { providers: [local], thirdPartyLogin: true, sso: { saml: false } }
}

function showSignIn(context: Context) {
  const target = targetOf(context, context.url.searchParams.get('origin'))
  context.response.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy':
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    'Referrer-Policy': 'no-referrer-when-downgrade',
  })
  context.response.end(signInPage(context.lake.users.all(), target.href))
  return HANDLED
}

async function signIn(context: Context) {
  const { lake, request, response } = context
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin')
    throw badRequest('Signing in works from the sign-in page only')
  const form = new URLSearchParams((await readBody(request, PAGE_LIMIT)).toString('utf8'))
  const target = targetOf(context, form.get('origin'))
  const user = lake.users.byId(form.get('user') ?? '')
  if (!user) throw badRequest(`There is no user "${form.get('user')}"`)
  const token = lake.sessions.start(user.id)
  target.hash = `sid=${lake.sessions.issueSid(token)}`
  response.setHeader('Set-Cookie', sessionCookie(token))
  response.writeHead(303, { Location: target.href, 'Cache-Control': 'no-store' }).end()
  return HANDLED
}

function fetchSession({ lake, url, response }: Context) {
  const token = lake.sessions.redeemSid(url.searchParams.get('sid') ?? '')
  if (token === null) throw unauthorized('The sign-in code is used or too old: sign in again')
  response.setHeader('Set-Cookie', sessionCookie(token))
  return { token, label: 'session' }
}

function sessionId({ lake, user, request }: Context) {
  if (!user) throw unauthorized('No session')
  const token = sessionTokenFromCookie(request)
  const session = token === null ? null : lake.sessions.find(token)
  return {
    id: user.id,
    expiry: (session?.expires ?? new Date(Date.now() + 3_600_000)).toISOString(),
  }
}

function signOut({ lake, request, response }: Context) {
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  for (const token of [sessionTokenFromCookie(request), bearer]) if (token) lake.sessions.end(token)
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
