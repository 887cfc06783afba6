import { connection } from 'next/server'
import { localisedRoute } from '../../../config/localised-route.ts'
import { formResponse, siteInbox } from '../../../feedback/feedback-response.ts'

/** The form by which readers report a problem, for whoever has no scripts, and of which the dialog is made. */
export const GET = localisedRoute(async (locale, _params, request) => {
  await connection()
  return formResponse(siteInbox(), locale, new URL(request.url))
})
