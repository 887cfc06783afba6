import { cookies, draftMode } from 'next/headers'
import { redirect } from 'next/navigation'
import { linkCookie } from '../../../../preview/link/cookie.ts'
import { placeOnSite } from '../../../../preview/place-on-site.ts'

/** Ends draft mode, or a shared preview of the page `to`, and leads on to that page. */
export async function GET(request: Request): Promise<Response> {
  const store = await draftMode()
  store.disable()
  const page = placeOnSite(new URL(request.url).searchParams.get('to'))
  const kept = await cookies()
  kept.set(linkCookie, '', { path: new URL(page, request.url).pathname, maxAge: 0 })
  return redirect(page)
}
