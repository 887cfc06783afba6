import { draftMode } from 'next/headers'
import { redirect } from 'next/navigation'
import { placeOnSite } from '../../../../preview/place-on-site.ts'

/** Ends draft mode and leads on to `to`, a page of this site. */
export async function GET(request: Request): Promise<Response> {
  const store = await draftMode()
  store.disable()
  return redirect(placeOnSite(new URL(request.url).searchParams.get('to')))
}
