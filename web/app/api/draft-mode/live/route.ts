import { draftEvents } from '../../../../content/preview/draft-events.ts'
import { currentDraftSession } from '../../../../documents/current-draft-session.ts'

export async function GET(request: Request): Promise<Response> {
  const events = (await currentDraftSession()) ? await draftEvents(request.signal) : undefined
  return events ?? new Response('Only for those whom the Studio let in', { status: 404 })
}
