import { draftSession } from '../../../../components/preview/draft-session.ts'
import { draftEvents } from '../../../../content/preview/draft-events.ts'

export async function GET(request: Request): Promise<Response> {
  const events = (await draftSession()) ? await draftEvents(request.signal) : undefined
  return events ?? new Response('Only for those whom the Studio let in', { status: 404 })
}
