import { cookies } from 'next/headers'
import { openLink } from '../../../../content/preview-link.ts'
import { env } from '../../../../env.ts'
import { pageHref } from '../../../../paths.ts'
import { endedLink, secretly } from '../../../../preview/link/answers.ts'
import { linkCookie } from '../../../../preview/link/cookie.ts'

/** Opens a shared preview: leads to the draft of its page, and lets in there and nowhere else. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ token: string }> },
): Promise<Response> {
  const { token } = await params
  const link = await openLink(token)
  if (!link) return endedLink()
  const address = pageHref(link.path, link.locale)
  const store = await cookies()
  store.set(linkCookie, token, {
    path: address,
    expires: new Date(link.endsAt),
    httpOnly: true,
    sameSite: 'lax',
    secure: env.SITE_URL.startsWith('https:'),
  })
  return new Response(null, { status: 307, headers: { ...secretly, location: address } })
}
