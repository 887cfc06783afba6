import { cookies } from 'next/headers'
import { env } from '../../../../config/env.ts'
import { pageHref } from '../../../../config/paths.ts'
import { openLink } from '../../../../content/preview/preview-link.ts'
import { linkGoneResponse, secretLinkHeaders } from '../../../../preview/link/answers.ts'
import { linkCookie } from '../../../../preview/link/cookie.ts'
import { siteAddressOrLanding } from '../../../../preview/site-address-or-landing.ts'

/** Opens a shared preview: leads to the draft of its page, and lets in there and nowhere else. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ token: string }> },
): Promise<Response> {
  const { token } = await params
  const link = await openLink(token)
  const address = link && pageHref(link.path, link.locale)
  // A draft may have any path, and this one is in a cookie.
  if (!link || !address || siteAddressOrLanding(address) !== address) return linkGoneResponse()
  const store = await cookies()
  store.set(linkCookie, token, {
    path: address,
    expires: new Date(link.endsAt),
    httpOnly: true,
    sameSite: 'lax',
    secure: env.SITE_URL.startsWith('https:'),
  })
  return new Response(null, { status: 307, headers: { ...secretLinkHeaders, location: address } })
}
