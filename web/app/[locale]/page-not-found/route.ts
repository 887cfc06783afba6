import { connection } from 'next/server'
import { localisedRoute } from '../../../config/localised-route.ts'
import { notFoundResponse } from '../../../documents/own-pages.ts'

/** What `?of=` asked for, of which the server knows that it is not there: nothing is kept of it. */
export const GET = localisedRoute(async (locale, _, request) => {
  await connection()
  return notFoundResponse(new URL(request.url).searchParams.get('of') ?? '', locale)
})
