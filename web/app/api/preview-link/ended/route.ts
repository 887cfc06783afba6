import { cookies } from 'next/headers'
import { linkGoneResponse } from '../../../../preview/link/answers.ts'
import { linkCookie } from '../../../../preview/link/cookie.ts'
import { siteAddressOrLanding } from '../../../../preview/site-address-or-landing.ts'

/** Says that a preview has ended, and takes the cookie for its page, `of`, away. */
export async function GET(request: Request): Promise<Response> {
  const page = siteAddressOrLanding(new URL(request.url).searchParams.get('of'))
  const store = await cookies()
  store.set(linkCookie, '', { path: new URL(page, request.url).pathname, maxAge: 0 })
  return linkGoneResponse()
}
