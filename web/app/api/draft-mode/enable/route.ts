import { perspectiveCookieName } from '@sanity/preview-url-secret/constants'
import { cookies } from 'next/headers'
import { env } from '../../../../config/env.ts'
import { basePath } from '../../../../config/paths.ts'
import { draftLake } from '../../../../content/preview/draft-lake.ts'
import { beginSession } from '../../../../content/preview/draft-session.ts'
import { draftCookie, framedCookie, partitionedCookie } from '../../../../preview/session/cookie.ts'
import { siteAddressOrLanding } from '../../../../preview/site-address-or-landing.ts'

/** Opened by the Studio, with a secret that it has just written into the lake. */
export async function GET(request: Request): Promise<Response> {
  const lake = draftLake()
  if (!lake) return new Response('This site shows no drafts', { status: 404 })
  const store = await cookies()
  const begun = await beginSession(lake, request.url, store.get(draftCookie)?.value)
  if (!begun) return new Response('Invalid secret', { status: 401 })
  const how = framedCookie(request.headers, env.NODE_ENV === 'production')
  const expires = new Date(begun.session.ends)
  store.set(draftCookie, begun.signed, { ...how, path: basePath, expires })
  if (begun.perspective)
    store.set(perspectiveCookieName, begun.perspective, { ...how, path: basePath })
  if (how.partitioned) store.set(partitionedCookie, '1', { ...how, path: basePath })
  const location = siteAddressOrLanding(begun.redirectTo)
  return new Response(null, {
    status: 307,
    headers: { 'cache-control': 'private, no-store', location },
  })
}
