import { currentDraftSession } from '../../../../components/preview/current-draft-session.ts'
import { draftEvents } from '../../../../content/preview/draft-events.ts'

export async function GET(request: Request): Promise<Response> {
  const events = (await currentDraftSession()) ? await draftEvents(request.signal) : undefined
  return events ?? new Response('Only for those whom the Studio let in', { status: 404 })
}
