import { connection } from 'next/server'
import { env } from '../../../../config/env.ts'
import { linkCookie } from '../../../../preview/link/cookie.ts'
import { withoutSession } from '../../../../preview/session/cookie.ts'
import { siteAddressOrLanding } from '../../../../preview/site-address-or-landing.ts'

/** Ends a preview, that of the Studio or a shared one of the page `to`, and leads on to that page. */
export async function GET(request: Request): Promise<Response> {
  await connection()
  const location = siteAddressOrLanding(new URL(request.url).searchParams.get('to'))
  const headers = new Headers({ location })
  for (const cookie of withoutSession(env.NODE_ENV === 'production'))
    headers.append('set-cookie', cookie)
  const { pathname } = new URL(location, request.url)
  headers.append('set-cookie', `${linkCookie}=; Path=${pathname}; Max-Age=0`)
  return new Response(null, { status: 307, headers })
}
